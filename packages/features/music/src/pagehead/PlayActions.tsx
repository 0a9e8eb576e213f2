import { useMessages, type Track } from '@segno/data';
import { Button, IconButton, MoreIcon, ShuffleIcon } from '@segno/ui';
import type { ReactNode } from 'react';
import { PlayButton } from '../cards/PlayButton.tsx';
import { FollowButton } from '../likes/FollowButton.tsx';
import { LikeButton } from '../likes/LikeButton.tsx';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { openMediaMenuAt, type MediaTarget } from '../menus/mediaMenu.ts';
import { usePlayer, type PlayContext } from '@segno/playback';

/** The context that the head of a page plays. */
export interface PlaySource {
  context: PlayContext;
  /** The tracks of the context, if they are loaded already; otherwise the player fetches them. */
  tracks?: readonly Track[];
}

export interface PlayActionsProps extends PlaySource {
  /** The target of the menu; without it there is no menu. */
  target?: MediaTarget;
  /** Whether there is nothing to play. @default false */
  isEmpty?: boolean;
  /** Further buttons before that of the menu. */
  children?: ReactNode;
}

/** The buttons play, shuffle, like or follow, and more in the head of a page. One track is not shuffled. */
export function PlayActions({ context, tracks, target, isEmpty = false, children }: PlayActionsProps) {
  const t = useMessages(catalogueMessages);
  const player = usePlayer();
  const shuffle = () => {
    player.setShuffle(true);
    player.play(context, tracks, -1);
  };
  return (
    <>
      {!isEmpty && (
        <>
          <PlayButton
            size="lg"
            context={context}
            tracks={tracks}
            playLabel={t('playNamed', { name: context.name })}
            pauseLabel={t('pauseNamed', { name: context.name })}
          />
          {tracks?.length !== 1 && (
            <Button
              size="md"
              startIcon={<ShuffleIcon />}
              onPointerEnter={player.preload}
              onFocus={player.preload}
              onPress={shuffle}
            >
              {t('shuffle')}
            </Button>
          )}
        </>
      )}
      {target && <LikeAction target={target} />}
      {children}
      {target && (
        <IconButton
          variant="ghost"
          size="md"
          shape="round"
          aria-label={t('moreFor', { name: context.name })}
          aria-haspopup="menu"
          onPress={(event) => openMediaMenuAt(event.target, target)}
        >
          <MoreIcon />
        </IconButton>
      )}
    </>
  );
}

/** Tracks and albums are liked, artists and the playlists of others are followed. */
function LikeAction({ target }: { target: MediaTarget }) {
  switch (target.type) {
    case 'track':
      return <LikeButton kind="tracks" id={target.track.id} name={target.track.name} />;
    case 'album':
      return <LikeButton kind="albums" id={target.album.id} name={target.album.name} />;
    case 'artist':
      return <FollowButton kind="artists" id={target.artist.id} name={target.artist.name} />;
    case 'playlist': {
      const { id, name, permissions } = target.playlist;
      return !permissions.update && <FollowButton kind="playlists" id={id} name={name} />;
    }
  }
}
