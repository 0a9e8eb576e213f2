import type { Choice } from './applyToolbar.ts';

/** The address of the frames of stories in a page of documentation: with the choices of the toolbar. */
export function frameAddress(choice: Choice): string {
  const globals = Object.entries(choice)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  return `iframe.html?globals=${encodeURIComponent(globals)}`;
}
