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

const isStyle = (node: Node): node is Element =>
  node instanceof Element && node.matches('link[rel="stylesheet"], style');

/**
 * Gives a window the language, theme and styles of this page, also those that come later: a theme that is chosen, and the
 * styles of parts that are loaded on demand, such as the mini player itself. Returns what ends this.
 */
function dress(target: Window) {
  const { documentElement: from } = document;
  const { documentElement: to, head, body } = target.document;
  const copies = new Map<Node, Element>();
  const copyAttributes = () => {
    for (const { name, value } of from.attributes) to.setAttribute(name, value);
    body.className = document.body.className;
  };
  const add = (node: Node) => {
    if (!isStyle(node)) return;
    const copy = target.document.importNode(node, true);
    copies.set(node, copy);
    head.append(copy);
  };
  copyAttributes();
  for (const style of document.querySelectorAll('link, style')) add(style);
  const observer = new MutationObserver((changes) => {
    copyAttributes();
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of removedNodes) copies.get(node)?.remove();
      addedNodes.forEach(add);
    }
  });
  observer.observe(from, { attributes: true });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
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
  const undress = dress(target);
  const onClose = () => {
    undress();
    miniWindow.setState({ window: null });
  };
  target.addEventListener('pagehide', onClose, { once: true });
  miniWindow.setState({ window: target });
}
