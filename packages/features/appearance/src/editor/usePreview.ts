import type { AppearanceValues } from '@segno/data';
import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The value of `source` in every message between the editor and the page in its frame (PREVIEW-2). */
const editorSource = 'segno-appearance-editor';
/** The page in the frame should have answered after this time, in milliseconds. */
const answerLimit = 5000;

export type PreviewStatus = 'waiting' | 'connected' | 'silent';

interface PreviewOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  values: AppearanceValues;
  /** The theme that the editor shows; null for the visitor's own. */
  themeId: number | null;
}

/** Sends the unpublished values to the page in the frame, and tells whether it answers (PREVIEW-3). */
export function usePreview({ frame, values, themeId }: PreviewOptions) {
  const [status, setStatus] = useState<PreviewStatus>('waiting');
  const [attempt, setAttempt] = useState(0);
  const send = useCallback(
    (message: object) =>
      frame.current?.contentWindow?.postMessage({ source: editorSource, ...message }, location.origin),
    [frame],
  );

  useEffect(() => {
    const timer = setTimeout(() => setStatus((now) => (now === 'waiting' ? 'silent' : now)), answerLimit);
    const receive = ({ source, origin, data }: MessageEvent<{ source?: unknown; type?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data?.source === editorSource && data.type === 'appLoaded') setStatus('connected');
    };
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
    };
  }, [frame, attempt]);

  const { themes, landing, homepage, code } = values;
  useEffect(() => {
    if (status !== 'connected') return;
    send({ type: 'setValues', values: { themes, settings: { landing, homepage } } });
  }, [status, themes, landing, homepage, send]);
  useEffect(() => {
    if (status === 'connected') send({ type: 'setActiveTheme', themeId });
  }, [status, themeId, themes, send]);

  useEffect(() => {
    if (status === 'connected') send({ type: 'setCustomCode', mode: 'css', value: code.css || null });
  }, [status, code.css, send]);
  useEffect(() => {
    if (status === 'connected') send({ type: 'setCustomCode', mode: 'html', value: code.html || null });
  }, [status, code.html, send]);

  const retry = () => {
    setStatus('waiting');
    setAttempt((count) => count + 1);
    frame.current?.contentWindow?.location.reload();
  };
  return { status, retry };
}
