import type { Section } from './sections.ts';

const regions: readonly (readonly [selector: string, section: Section])[] = [
  ['#segno-custom-html', 'custom-code'],
  ['nav', 'menus'],
  ['header', 'general'],
  ['[data-landing]', 'landing-page'],
];

/** The section that changes what is pressed in the preview: most of a page is the work of its theme. */
export const regionOf = (target: Element): Section =>
  regions.find(([selector]) => target.closest(selector) !== null)?.[1] ?? 'themes';
