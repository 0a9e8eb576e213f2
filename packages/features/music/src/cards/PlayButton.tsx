import { IconButton, PauseIcon, PlayIcon, type IconButtonProps } from '@segno/ui';
import type { Track } from '@segno/data';
import { usePlayer, usePlayerState, type PlayContext, sameContext } from '@segno/playback';
import { isCurrentContext } from '../tracklist/usePlayTrack.ts';

export interface PlayButtonProps extends Pick<
  IconButtonProps,
  'size' | 'className' | 'tone' | 'variant' | 'excludeFromTabOrder'
> {
  context: PlayContext;
  /** The tracks of the context, if they are loaded already; otherwise the player fetches them. */
  tracks?: readonly Track[];
  playLabel: string;
  pauseLabel: string;
}

/** The round play button on a cover or in a page head. It plays a context, and pauses it while it is playing. */
export function PlayButton({
  context,
  tracks,
  playLabel,
  pauseLabel,
  size = 'md',
  tone = 'accent',
  variant = 'solid',
  ...props
}: PlayButtonProps) {
  const player = usePlayer();
  const isCurrent = usePlayerState((state) => state.current !== null && isCurrentContext(state, context));
  const isPlaying =
    usePlayerState((state) => state.status === 'playing' || state.status === 'loading') && isCurrent;
  const isPending = usePlayerState(({ pending }) => pending !== null && sameContext(pending, context));
  return (
    <IconButton
      {...props}
      size={size}
      tone={tone}
      variant={variant}
      shape="round"
      isPending={isPending}
      data-current={isCurrent || undefined}
      aria-label={isPlaying ? pauseLabel : playLabel}
      onPointerEnter={player.preload}
      onFocus={player.preload}
      onPress={() => (isCurrent ? player.toggle() : player.play(context, tracks))}
    >
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  );
}
