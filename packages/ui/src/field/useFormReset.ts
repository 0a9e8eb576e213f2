import { useEffect, useRef, type RefObject } from 'react';

/** Resets a field when its form is reset. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = input.current?.form;
    const reset = (event: Event) => {
      if (!event.defaultPrevented) latest.current();
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [input]);
}
