import {
  ClockIcon,
  DiscIcon,
  GenreIcon,
  HomeIcon,
  type IconProps,
  LibraryIcon,
  MicIcon,
  MusicIcon,
  PlaylistIcon,
  SearchIcon,
} from '@segno/ui';
import { type ComponentType, createElement } from 'react';
import { Extra } from '../extras/Extra.tsx';
import type { MenuIconProps } from '../extras/ExtraPartProps.ts';

/** The icons of the first view. */
const icons = new Map<string | null, ComponentType<IconProps>>(
  Object.entries({
    home: HomeIcon,
    search: SearchIcon,
    genre: GenreIcon,
    disc: DiscIcon,
    album: DiscIcon,
    music: MusicIcon,
    track: MusicIcon,
    artist: MicIcon,
    playlist: PlaylistIcon,
    library: LibraryIcon,
    clock: ClockIcon,
  }),
);

/** The icon of a menu item. Without one, and while another one is loading, it is the note. */
export function MenuIcon({ name, ...props }: MenuIconProps) {
  const known = createElement(icons.get(name) ?? MusicIcon, props);
  return name === null || icons.has(name) ? (
    known
  ) : (
    <Extra part="icon" name={name} {...props}>
      {known}
    </Extra>
  );
}
