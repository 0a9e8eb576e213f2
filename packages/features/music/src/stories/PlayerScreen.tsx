import { TestScreen, type TestScreenProps } from '@segno/testing';
import { DialogHost } from '@segno/ui';
// The application loads these parts on demand; stories import them statically, so that they need not wait.
import '../menus/MediaMenuHost.tsx';
import { MediaMenuDock } from '../menus/MediaMenuDock.tsx';
import { StoryPlayer } from '@segno/playback/testing';
import { useRecentPlaces } from '../recents/useRecentPlaces.ts';

/** A screen of the catalogue in one of its states, with the player and the menus of the application around it. */
export const PlayerScreen = (props: Omit<TestScreenProps, 'wrap' | 'beside'>) => (
  <TestScreen
    {...props}
    wrap={(page) => (
      <StoryPlayer context={null} startup={props.startup}>
        <KeptPlaces />
        {page}
      </StoryPlayer>
    )}
    beside={
      <>
        <MediaMenuDock />
        <DialogHost />
      </>
    }
  />
);

/** Keeps what was played, as the application does. */
function KeptPlaces() {
  useRecentPlaces();
  return null;
}
