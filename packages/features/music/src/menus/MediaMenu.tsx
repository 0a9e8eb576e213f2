import { albumPath, artistPath, radioPath, useMessages, useStartup } from '@segno/data';
import {
  AddToQueueIcon,
  CheckIcon,
  DiscIcon,
  EyeOffIcon,
  HeartIcon,
  LinkIcon,
  Menu,
  MenuItem,
  MenuSection,
  MicIcon,
  MusicIcon,
  PlayIcon,
  PlayNextIcon,
  PlusIcon,
  RadioIcon,
  RepeatIcon,
  ShareIcon,
  toast,
  TrashIcon,
} from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { contextOf, recordOf, usePlayer } from '@segno/playback';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { openAddToPlaylist } from '../playlists/libraryDialogs.tsx';
import { useLikeAction } from '../likes/useLikeAction.ts';
import { openHideDialog, openHideTrack } from '../hides/openHideDialog.tsx';
import { useRepost } from '../likes/useRepost.ts';
import { socialMessages } from '../messages/social.en.ts';
import { useShare } from '../share/useShare.ts';
import { libraryMessages } from '../messages/library.en.ts';
import { menuMessages } from '../messages/menu.en.ts';
import { CollaborationItem } from '../playlists/CollaborationItem.tsx';
import { MovePlaylistItem } from '../playlists/MovePlaylistItem.tsx';
import { ExportPlaylistItem } from '../playlists/ExportPlaylistItem.tsx';
import { MoveToFolderItem } from '../playlists/MoveToFolderItem.tsx';
import { DownloadItem } from './DownloadItem.tsx';
import type { MediaTarget } from './mediaMenu.ts';

const likeLabels = {
  like: { on: 'like.menuLike', off: 'like.menuUnlike' },
  follow: { on: 'like.follow', off: 'like.menuUnfollow' },
} as const;

/** The context menu of a track, album, artist or playlist. */
export function MediaMenu({ target }: { target: MediaTarget }) {
  const t = useMessages(catalogueMessages);
  const menu = useMessages(menuMessages);
  const library = useMessages(libraryMessages);
  const player = usePlayer();
  const client = useQueryClient();
  const { user } = useStartup();
  const social = useMessages(socialMessages);
  const canRepost = target.type === 'track' || target.type === 'album';
  const repost = useRepost(target.type === 'track' ? 'tracks' : 'albums', recordOf(target).id);
  const isOwn = target.type === 'playlist' && target.playlist.is_own;
  const isFollowed = target.type === 'artist' || target.type === 'playlist';
  const context = contextOf(target);
  const { name, href } = context;
  const like = useLikeAction(`${target.type}s`, recordOf(target).id, name);
  const artists = target.type === 'track' || target.type === 'album' ? recordOf(target).artists : [];
  const albumHref =
    target.type === 'track' && target.track.album
      ? albumPath(target.track.album, target.track.artists)
      : undefined;
  const tracks = target.type === 'track' ? [target.track] : undefined;
  const share = useShare();
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
      <MenuSection aria-label={library('library.playlists')}>
        {user && (
          <MenuItem icon={<PlusIcon />} onAction={() => void openAddToPlaylist(client, target)}>
            {library('playlist.addItem')}
          </MenuItem>
        )}
        {isOwn && target.playlist.permissions.move && <MovePlaylistItem playlist={target.playlist} />}
        {target.type === 'playlist' && <CollaborationItem playlist={target.playlist} />}
        {user && target.type === 'playlist' && (isOwn || like.isLiked) && (
          <MoveToFolderItem playlist={target.playlist} />
        )}
        {!isOwn && (
          <MenuItem icon={<HeartIcon />} onAction={like.press}>
            {library(likeLabels[isFollowed ? 'follow' : 'like'][like.isLiked ? 'off' : 'on'])}
          </MenuItem>
        )}
        {canRepost && repost.isAvailable && (
          <MenuItem icon={<RepeatIcon />} onAction={repost.press}>
            {social(repost.isReposted ? 'repost.remove' : 'repost.repost')}
          </MenuItem>
        )}
        {target.type !== 'playlist' && target.onSelect && (
          <MenuItem icon={<CheckIcon />} onAction={target.onSelect}>
            {library('selection.select')}
          </MenuItem>
        )}
        {target.type === 'track' && target.onRemove && (
          <MenuItem icon={<TrashIcon />} tone="danger" onAction={target.onRemove}>
            {library('selection.removeOne')}
          </MenuItem>
        )}
      </MenuSection>
      <MenuSection aria-label={t('more')}>
        <MenuItem icon={<RadioIcon />} href={radioPath(target.type, { ...recordOf(target), name })}>
          {menu('menu.goToRadio')}
        </MenuItem>
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
        {user && target.type === 'track' && (
          <MenuItem icon={<EyeOffIcon />} onAction={() => void openHideTrack(client, target.track)}>
            {social('hide.menu')}
          </MenuItem>
        )}
        {user && target.type === 'artist' && (
          <MenuItem
            icon={<EyeOffIcon />}
            onAction={() =>
              void openHideDialog([{ kind: 'artist', id: target.artist.id, name: target.artist.name }])
            }
          >
            {social('hide.menu')}
          </MenuItem>
        )}
        {(target.type === 'album' || target.type === 'playlist') && <DownloadItem context={context} />}
        {target.type === 'playlist' && <ExportPlaylistItem playlist={target.playlist} />}
        <MenuItem icon={<ShareIcon />} onAction={() => share(target)}>
          {social('share.menu')}
        </MenuItem>
        <MenuItem icon={<LinkIcon />} onAction={() => void copy()}>
          {menu('menu.copyLink')}
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}
