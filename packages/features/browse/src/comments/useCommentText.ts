import { hasSessionEnded, useStartup } from '@segno/data';
import { keepTyped, takeTyped } from '@segno/base';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** The text of a comment that is being written. When the session ends, it waits in this tab for its writer (FORM-6). */
export function useCommentText(name: string, initial: string) {
  const client = useQueryClient();
  const { user } = useStartup();
  // When the session has ended, the startup object is that of a guest.
  const [writer] = useState(user?.id);
  const [text, setText] = useState(initial);
  useEffect(() => {
    const typed = writer === undefined ? null : takeTyped(name, writer);
    // The server does not know it: the first render has to be the same in the browser.
    // oxlint-disable-next-line react/set-state-in-effect
    if (typeof typed?.text === 'string') setText(typed.text);
  }, [name, writer]);
  const leave = useEffectEvent(() => {
    if (writer === undefined || !hasSessionEnded(client) || text === initial || text.trim() === '') return;
    keepTyped(name, writer, { text });
  });
  useEffect(() => () => leave(), []);
  return [text, setText] as const;
}
