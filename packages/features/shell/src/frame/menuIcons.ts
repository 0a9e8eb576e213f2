import {
  ClockIcon,
  DiscIcon,
  GenreIcon,
  HeartIcon,
  HomeIcon,
  type IconProps,
  LibraryIcon,
  MicIcon,
  MusicIcon,
  PlaylistIcon,
  RadioIcon,
  SearchIcon,
  TagIcon,
  UserIcon,
} from '@segno/ui';
import type { ComponentType } from 'react';

const icons: Record<string, ComponentType<IconProps>> = {
  home: HomeIcon,
  search: SearchIcon,
  genre: GenreIcon,
  disc: DiscIcon,
  album: DiscIcon,
  music: MusicIcon,
  track: MusicIcon,
  mic: MicIcon,
  artist: MicIcon,
  playlist: PlaylistIcon,
  tag: TagIcon,
  library: LibraryIcon,
  heart: HeartIcon,
  clock: ClockIcon,
  radio: RadioIcon,
  user: UserIcon,
};

/** The icon with the name in a menu item. An unknown name returns the note icon. */
export const menuIcon = (name: string | null): ComponentType<IconProps> => icons[name ?? ''] ?? MusicIcon;
