import { imageUrl, playlistPath, type Playlist } from '@segno/data';
import { openMediaMenu } from '@segno/music';
import { Image, Link, PlaylistIcon, useDropTarget } from '@segno/ui';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import * as css from './LibrarySection.css.ts';
import { droppedTypes, useDropTracks } from './useDropTracks.ts';

/** A playlist in the sidebar. Tracks and links that are dropped on it are added, where the person may add tracks. */
export function SidebarPlaylist({ playlist }: { playlist: Playlist }) {
  const { pathname } = useLocation();
  const ref = useRef<HTMLAnchorElement>(null);
  const addDropped = useDropTracks(playlist);
  const { dropProps, isDropTarget } = useDropTarget({
    ref,
    types: droppedTypes,
    isDisabled: !playlist.permissions.edit_tracks,
    onDrop: (texts, type) => void addDropped(texts, type),
  });
  return (
    <Link
      {...dropProps}
      ref={ref}
      href={playlistPath(playlist)}
      tone="neutral"
      underline="never"
      aria-current={playlistPath(playlist) === pathname ? 'page' : undefined}
      data-tooltip={playlist.name}
      data-tooltip-placement="end"
      data-drop-target={isDropTarget || undefined}
      className={css.link}
      onContextMenu={(event) => openMediaMenu(event, { type: 'playlist', playlist })}
    >
      {playlist.image ? (
        <span className={css.cover}>
          <Image
            src={imageUrl(playlist.image, 64)}
            color={playlist.image.color}
            alt=""
            ratio={1}
            radius="control"
            loading="lazy"
          />
        </span>
      ) : (
        <PlaylistIcon size={20} className={css.icon} />
      )}
      <span data-tooltip-label className={css.label}>
        {playlist.name}
      </span>
    </Link>
  );
}
