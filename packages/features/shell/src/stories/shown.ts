import { within } from 'storybook/test';

/** Returns the part of the frame with a role and a name. */
export const shown = (role: string, name?: string) =>
  within(document.body).getByRole(role, name ? { name } : undefined);

export const box = (element: Element) => element.getBoundingClientRect();
