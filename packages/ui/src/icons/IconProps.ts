import type { Ref } from 'react';

export interface IconProps {
  /** In pixels, or any CSS length. By default it is relative to the font size. @default '1.25em' */
  size?: number | string;
  /** The accessible name. Without one the icon is decorative. */
  label?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}
