import { menuPositions } from './menuPositions.ts';
import { panelPath } from './place.ts';

const regions: readonly (readonly [selector: string, ...parts: (string | number)[]])[] = [
  ['#segno-custom-html', 'custom-code'],
  ['[data-landing="action-buttons"]', 'landing-page', 'action-buttons'],
  ['[data-landing="primary-features"]', 'landing-page', 'primary-features'],
  ['[data-landing="secondary-features"]', 'landing-page', 'secondary-features'],
  ['[data-landing="general"]', 'landing-page', 'general'],
  ...menuPositions.map((position, index) => [`[data-menu="${position}"]`, 'menus', index] as const),
  ['nav', 'menus'],
  ['header', 'general'],
  ['[data-landing]', 'landing-page'],
];

/** The part of a page that a panel changes, and the address of the panel: most of a page is the work of its theme. */
export function regionOf(target: Element): { region: Element; path: string } {
  for (const [selector, ...parts] of regions) {
    const region = target.closest(selector);
    if (region) return { region, path: panelPath(...parts) };
  }
  return { region: target, path: panelPath('themes') };
}
