import { expect, userEvent, waitFor } from 'storybook/test';

/** Waits until the focus is inside an overlay. It moves there after the overlay has entered; an earlier key goes elsewhere. */
export const expectFocusIn = (overlay: HTMLElement) =>
  waitFor(() => expect(overlay).toContainElement(document.activeElement as HTMLElement));

/**
 * Opens a dialog by Enter. Before a test presses a key in a dialog, it opens it so: 500 ms after a simulated press, which
 * counts as one of a screen reader, react-aria's `useDialog` takes the focus away until the next frame without
 * transitions, and a key pressed then goes to the page.
 */
export async function openByEnter(trigger: HTMLElement) {
  trigger.focus();
  await userEvent.keyboard('{Enter}');
}
