import type { Ref } from 'react';

export interface IconProps {
  /** In pixels, or any CSS length. By default it follows the text around it. @default '1.25em' */
  size?: number | string;
  /** What it says to those who do not see it. Without one it is decoration. */
  label?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}
