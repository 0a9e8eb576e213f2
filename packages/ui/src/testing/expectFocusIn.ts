import { expect, waitFor } from 'storybook/test';

/** Waits until the focus is inside an overlay. It moves there after the overlay has entered; an earlier key goes elsewhere. */
export const expectFocusIn = (overlay: HTMLElement) =>
  waitFor(() => expect(overlay).toContainElement(document.activeElement as HTMLElement));
