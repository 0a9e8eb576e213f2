import { TestScreen, type TestScreenProps } from '@segno/testing';
// Fetched on intent in the application; here from the first, so that a story waits for nothing.
import '../menus/MediaMenuHost.tsx';
import { MediaMenuDock } from '../menus/MediaMenuDock.tsx';
import { StoryPlayer } from '../playback/StoryPlayer.tsx';

/** A screen of the catalogue in one of its states, with the player and the menus that the application puts around it. */
export const PlayerScreen = (props: Omit<TestScreenProps, 'wrap' | 'beside'>) => (
  <TestScreen
    {...props}
    wrap={(page) => <StoryPlayer context={null}>{page}</StoryPlayer>}
    beside={<MediaMenuDock />}
  />
);
