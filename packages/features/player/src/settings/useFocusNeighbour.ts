import { type RefObject, useLayoutEffect } from 'react';

/** When a button of the player unmounts while it has the focus, the next visible button of the player takes it. */
export function useFocusNeighbour(ref: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const button = ref.current;
    // Runs before the button is removed from the document.
    return () => {
      if (!button || document.activeElement !== button) return;
      const owner = button.closest('section, [role="dialog"]');
      const buttons = [...(owner?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])].filter(
        (each) => each === button || each.checkVisibility(),
      );
      const at = buttons.indexOf(button);
      (buttons[at + 1] ?? buttons[at - 1])?.focus({ preventScroll: true });
    };
  }, [ref]);
}
