import { sampleTracks } from '@segno/data/samples';
import { IconButton, Inline, PlayIcon, Text } from '@segno/ui';

/** An element in place of the player. */
export const playerBar = (
  <section
    aria-label="Player"
    style={{ display: 'grid', height: 'var(--segno-shell-player)', padding: '0 16px' }}
  >
    <Inline space="md" align="center">
      <IconButton aria-label="Play" tone="accent" variant="solid">
        <PlayIcon />
      </IconButton>
      <Text truncate>{sampleTracks[0]?.name}</Text>
    </Inline>
  </section>
);
