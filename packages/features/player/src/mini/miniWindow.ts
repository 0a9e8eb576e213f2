import { createStore } from 'zustand/vanilla';

interface PictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

const api = () =>
  (window as Window & { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture;

/** The open mini player's window. */
export const miniWindow = createStore<{ window: Window | null }>(() => ({ window: null }));

/** Whether this browser can show the player in a window of its own, above all others. */
export const hasMiniWindow = (): boolean => typeof window !== 'undefined' && api() !== undefined;

/** Gives a window the language, theme and styles of this page. */
function dress(target: Window) {
  const { documentElement: from } = document;
  const { documentElement: to, head, body } = target.document;
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
  body.className = document.body.className;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    head.append(target.document.importNode(sheet, true));
}

/** Opens the mini player. Call it in a gesture of the listener. Rejects when the browser refuses. */
export async function openMiniWindow() {
  const opened = miniWindow.getState().window;
  if (opened) {
    opened.close();
    return;
  }
  const target = await api()?.requestWindow({ width: 340, height: 140 });
  if (!target) return;
  dress(target);
  target.addEventListener('pagehide', () => miniWindow.setState({ window: null }), { once: true });
  miniWindow.setState({ window: target });
}
