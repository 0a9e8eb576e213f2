import { vars } from '../theme/contract.css.ts';

const { overlay, scrim } = vars.color;
const dark = `color-mix(in srgb, ${scrim} 50%, transparent)`;

/** The heights of a shadow, and of the cover that hides it at the end of the list, in pixels. */
const shadow = 12;
const cover = 40;

/**
 * Shadows at the edges of a list on the overlay surface, beyond which there are more items: scrollbars are hidden on many
 * systems. The covers scroll with the items, so that they hide the shadows at both ends.
 */
export const scrollShadows = {
  background: [
    `linear-gradient(${overlay} 50%, transparent) top / 100% ${cover}px no-repeat local`,
    `linear-gradient(transparent, ${overlay} 50%) bottom / 100% ${cover}px no-repeat local`,
    `linear-gradient(${dark}, transparent) top / 100% ${shadow}px no-repeat scroll`,
    `linear-gradient(transparent, ${dark}) bottom / 100% ${shadow}px no-repeat scroll`,
  ].join(', '),
  borderRadius: 'inherit',
} as const;
