import { type RefObject, useLayoutEffect } from 'react';

/** When the component unmounts while its element contains the focus, moves the focus to `to`. */
export function useFocusHandover(ref: RefObject<Element | null>, to: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current;
    const target = to.current;
    // Runs before the element is removed from the document.
    return () => {
      if (element?.contains(document.activeElement)) target?.focus({ preventScroll: true });
    };
  }, [ref, to]);
}
