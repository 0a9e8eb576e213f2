import { albumPath, artistPath, playlistPath, trackPath, useMessages, type ArtistCredit } from '@segno/data';
import {
  AddToQueueIcon,
  DiscIcon,
  LinkIcon,
  Menu,
  MenuItem,
  MenuSection,
  MicIcon,
  MusicIcon,
  PlayIcon,
  PlayNextIcon,
  toast,
} from '@segno/ui';
import { albumContext, artistContext, playlistContext, trackContext } from '../cards/contexts.ts';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { menuMessages } from '../messages/menu.en.ts';
import { usePlayer } from '../playback/usePlayer.ts';
import type { PlayContext } from '../playback/PlayerState.ts';
import type { MediaTarget } from './mediaMenu.ts';

/** The properties of a target: its name, its page, what it plays, and the pages that its menu links to. */
export function describeTarget(target: MediaTarget): {
  name: string;
  href: string;
  context: PlayContext;
  artists: readonly ArtistCredit[];
  albumHref?: string;
} {
  switch (target.type) {
    case 'track': {
      const { track } = target;
      return {
        name: track.name,
        href: trackPath(track),
        context: trackContext(track),
        artists: track.artists,
        albumHref: track.album ? albumPath(track.album, track.artists) : undefined,
      };
    }
    case 'album': {
      const { album } = target;
      return {
        name: album.name,
        href: albumPath(album),
        context: albumContext(album),
        artists: album.artists,
      };
    }
    case 'artist':
      return {
        name: target.artist.name,
        href: artistPath(target.artist),
        context: artistContext(target.artist),
        artists: [],
      };
    case 'playlist': {
      const { playlist } = target;
      return {
        name: playlist.name,
        href: playlistPath(playlist),
        context: playlistContext(playlist),
        artists: [],
      };
    }
  }
}

/** The context menu of a track, album, artist or playlist. */
export function MediaMenu({ target }: { target: MediaTarget }) {
  const t = useMessages(catalogueMessages);
  const menu = useMessages(menuMessages);
  const player = usePlayer();
  const { href, context, artists, albumHref } = describeTarget(target);
  const tracks = target.type === 'track' ? [target.track] : undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(href, location.href).href);
      toast(menu('menu.linkCopied'));
    } catch {
      toast(menu('menu.copyFailed'), { type: 'danger' });
    }
  };
  return (
    <Menu>
      <MenuSection aria-label={t('play')}>
        <MenuItem icon={<PlayIcon />} onAction={() => player.play(context, tracks)}>
          {t('play')}
        </MenuItem>
        <MenuItem icon={<PlayNextIcon />} onAction={() => player.playNext(tracks ?? context)}>
          {menu('menu.playNext')}
        </MenuItem>
        <MenuItem icon={<AddToQueueIcon />} onAction={() => player.addToQueue(tracks ?? context)}>
          {menu('menu.addToQueue')}
        </MenuItem>
      </MenuSection>
      <MenuSection aria-label={t('more')}>
        {target.type === 'track' && (
          <MenuItem icon={<MusicIcon />} href={href}>
            {menu('menu.goToTrack')}
          </MenuItem>
        )}
        {albumHref && (
          <MenuItem icon={<DiscIcon />} href={albumHref}>
            {menu('menu.goToAlbum')}
          </MenuItem>
        )}
        {artists.map((artist) => (
          <MenuItem key={artist.id} icon={<MicIcon />} href={artistPath(artist)}>
            {menu('menu.goToArtist', { name: artist.name })}
          </MenuItem>
        ))}
        <MenuItem icon={<LinkIcon />} onAction={() => void copy()}>
          {menu('menu.copyLink')}
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}
