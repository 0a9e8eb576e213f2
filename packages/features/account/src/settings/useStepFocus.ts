import { useEffect, useRef } from 'react';

/**
 * The element that gets the focus when a section shows its next step, because the pressed button is gone. A step with a
 * field of its own that has the focus keeps it.
 */
export function useStepFocus(step: string) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const section = ref.current?.closest('section');
    if (!section?.contains(document.activeElement)) ref.current?.focus();
  }, [step]);
  return ref;
}
