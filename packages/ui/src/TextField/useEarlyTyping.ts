import { type RefObject, useRef } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';

/**
 * Makes what was typed into a server's page before it came alive the value of its field, and what a browser filled in
 * there. React leaves it in the input until the field is drawn anew, and then puts the field's own value over it.
 * (A text area that came with text is set back by React before anything of ours runs.)
 */
export function useEarlyTyping(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  setValue: (value: string) => void,
) {
  const isFromServer = useIsSSR();
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    const typed = input.current?.value ?? value;
    if (isFromServer && typed !== value) setValue(typed);
  }, [input, isFromServer, value, setValue]);
}
