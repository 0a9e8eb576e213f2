import type { MouseEvent } from 'react';

const distance = (element: Element, x: number) => {
  const { left, right } = element.getBoundingClientRect();
  return Math.max(left - x, x - right, 0);
};

/** A press on the box beside its date focuses the nearest segment. */
export const focusPart = (event: MouseEvent<HTMLDivElement>) => {
  const pressed = event.target as Element;
  // react-aria handles presses on the date itself.
  if (pressed.closest('[role="group"], button') || !event.currentTarget.contains(pressed)) return;
  const [nearest] = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="spinbutton"]')].toSorted(
    (one, other) => distance(one, event.clientX) - distance(other, event.clientX),
  );
  event.preventDefault();
  nearest?.focus();
};
