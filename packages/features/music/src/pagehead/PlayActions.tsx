import { useMessages, type Track } from '@segno/data';
import { Button, ShuffleIcon } from '@segno/ui';
import type { ReactNode } from 'react';
import * as css from './PlayActions.css.ts';
import { PlayButton } from '../cards/PlayButton.tsx';
import { FollowButton } from '../likes/FollowButton.tsx';
import { LikeButton } from '../likes/LikeButton.tsx';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { MediaMenuButton } from '../menus/MediaMenuButton.tsx';
import type { MediaTarget } from '../menus/mediaMenu.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { recordOf, usePlayer, type PlayContext } from '@segno/playback';

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

/** The buttons play, shuffle, like or follow, share, and more in the head of a page. One track is not shuffled. */
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
              <span className={target && css.words}>{t('shuffle')}</span>
            </Button>
          )}
        </>
      )}
      {target && <LikeAction target={target} />}
      {children}
      {target && <ShareButton target={target} />}
      {target && <MediaMenuButton size="md" target={target} />}
    </>
  );
}

/** Tracks and albums are liked, artists and the playlists of others are followed. */
function LikeAction({ target }: { target: MediaTarget }) {
  if (target.type === 'playlist' && target.playlist.is_own) return null;
  const { id, name } = recordOf(target);
  const Action = target.type === 'track' || target.type === 'album' ? LikeButton : FollowButton;
  return <Action kind={`${target.type}s`} id={id} name={name} />;
}
