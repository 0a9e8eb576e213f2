// Simulates touch gestures. Only stories import it.
import { fireEvent } from 'storybook/test';

/** Swipes over an element. */
export async function swipe(element: Element, [x, y]: [x: number, y: number]) {
  const at = (by: number) => ({
    pointerId: 7,
    pointerType: 'touch',
    isPrimary: true,
    clientX: 200 + x * by,
    clientY: 200 + y * by,
  });
  await fireEvent.pointerDown(element, at(0));
  await fireEvent.pointerMove(element, at(0.5));
  await fireEvent.pointerMove(element, at(1));
  await fireEvent.pointerUp(element, at(1));
}
