import type { IconProps } from '@segno/ui';

export interface MenuIconProps extends Pick<IconProps, 'size' | 'className'> {
  /** The name of an icon of `@segno/ui`, or the address of an SVG file. */
  name: string | null;
}

export type ExtraPartProps =
  | { part: 'acting' | 'cookieNotice' | 'footer' }
  | { part: 'ad'; slot: 'general_top' | 'general_bottom' }
  | (Omit<MenuIconProps, 'name'> & { part: 'icon'; name: string });
