import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor/EditorContext.ts';
import type { EditorState } from '../editor/createEditor.ts';
import { createSender, type Shown } from './createSender.ts';

/** The value of `source` in every message between the editor and the page in its frame (PREVIEW-2). */
const editorSource = 'segno-appearance-editor';
/** The page in the frame should have answered after this time, in milliseconds. */
const answerLimit = 5000;

export type ConnectionStatus = 'waiting' | 'connected' | 'silent';

/** Chooses what a frame shows of the state of the editor. */
export type ShowOf = (state: EditorState) => Shown;

/**
 * Connects the page in a frame with the editor: what `showOf` returns is sent when the page has loaded, and after each
 * change, at once and then at most once a frame. Nothing of it renders the editor. Tells whether the page answers.
 */
export function useConnection(frame: RefObject<HTMLIFrameElement | null>, showOf: ShowOf) {
  const { store } = useEditor();
  const [status, setStatus] = useState<ConnectionStatus>('waiting');
  const [attempt, setAttempt] = useState(0);
  const isConnected = useRef(false);
  const [sender] = useState(() =>
    createSender((message) =>
      frame.current?.contentWindow?.postMessage({ source: editorSource, ...message }, location.origin),
    ),
  );
  const show = useCallback(() => {
    if (isConnected.current) sender.show(showOf(store.getState()));
  }, [sender, showOf, store]);

  useEffect(() => {
    const timer = setTimeout(() => setStatus((now) => (now === 'waiting' ? 'silent' : now)), answerLimit);
    const receive = ({ source, origin, data }: MessageEvent<{ source?: unknown; type?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data?.source !== editorSource || data.type !== 'appLoaded') return;
      // Also after a link in the frame has loaded another document.
      sender.forget();
      isConnected.current = true;
      setStatus('connected');
      show();
    };
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
    };
  }, [frame, attempt, sender, show]);

  useEffect(() => {
    let request = 0;
    let isMissed = false;
    const next = () => {
      request = 0;
      if (!isMissed) return;
      isMissed = false;
      show();
      request = requestAnimationFrame(next);
    };
    const change = () => {
      if (request !== 0) {
        isMissed = true;
        return;
      }
      show();
      request = requestAnimationFrame(next);
    };
    show();
    const unsubscribe = store.subscribe(change);
    return () => {
      cancelAnimationFrame(request);
      unsubscribe();
    };
  }, [store, show]);

  const retry = () => {
    setStatus('waiting');
    isConnected.current = false;
    setAttempt((count) => count + 1);
    frame.current?.contentWindow?.location.reload();
  };
  return { status, retry };
}
