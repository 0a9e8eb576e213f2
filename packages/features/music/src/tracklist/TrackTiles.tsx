import { imageSrcSet, imageUrl, trackPath, useFormatLocale, useMessages, type Track } from '@segno/data';
import { formattersOf, IconButton, Image, PauseIcon, PlayIcon } from '@segno/ui';
import { ArtistLinks } from '../cards/ArtistLinks.tsx';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { MediaMenuButton } from '../menus/MediaMenuButton.tsx';
import { openMediaMenu } from '../menus/mediaMenu.ts';
import { usePlayer, type PlayContext } from '@segno/playback';
import { usePlayTrack } from './usePlayTrack.ts';
import { PlayingBars } from './PlayingBars.tsx';
import { ExplicitMark } from './ExplicitMark.tsx';
import * as css from './TrackTiles.css.ts';

export interface TrackTilesProps {
  tracks: readonly Track[];
  context: PlayContext;
  /** The maximum number of tracks. Playback continues through all of them. */
  limit?: number;
  /** The number of columns. @default as many as fit */
  columns?: 1;
}

/** A few tracks as short rows in columns, for a page with several sections. For a complete list, use `TrackTable`. */
export function TrackTiles({ tracks, context, limit, columns }: TrackTilesProps) {
  return (
    <ol className={css.list} data-columns={columns}>
      {tracks.slice(0, limit).map((track, index) => (
        <TrackTile key={track.id} track={track} index={index} tracks={tracks} context={context} />
      ))}
    </ol>
  );
}

function TrackTile({
  track,
  index,
  tracks,
  context,
}: Pick<TrackTilesProps, 'tracks' | 'context'> & { track: Track; index: number }) {
  const t = useMessages(catalogueMessages);
  const format = formattersOf(useFormatLocale());
  const player = usePlayer();
  const { isCurrent, isPlaying, play, preload } = usePlayTrack(track.id, () =>
    player.play(context, tracks, index),
  );
  const target = { type: 'track', track } as const;
  return (
    <li>
      <div
        className={css.tile}
        data-current={isCurrent || undefined}
        onContextMenu={(event) => openMediaMenu(event, target)}
        onDoubleClick={play}
      >
        <div className={css.cover}>
          <Image
            src={imageUrl(track.image, 64)}
            srcSet={imageSrcSet(track.image, 128)}
            sizes="48px"
            color={track.image?.color}
            alt=""
            ratio={1}
            radius="control"
            loading="lazy"
          />
          <IconButton
            className={css.play}
            variant="ghost"
            size="sm"
            shape="round"
            aria-label={t(isPlaying ? 'pauseNamed' : 'playNamed', { name: track.name })}
            onPointerEnter={preload}
            onFocus={preload}
            onPress={play}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          {isCurrent && <PlayingBars isPlaying={isPlaying} className={css.playing} />}
        </div>
        <div className={css.textColumn}>
          <div className={css.line}>
            <a className={css.name} href={trackPath(track)} title={track.name}>
              {track.name}
            </a>
            {track.is_explicit && <ExplicitMark />}
          </div>
          <div className={css.artists}>
            <ArtistLinks artists={track.artists} />
          </div>
        </div>
        <span className={css.duration}>{format.clock(track.duration)}</span>
        <MediaMenuButton target={target} />
      </div>
    </li>
  );
}
