import { StoryPlayer as PlainStoryPlayer, type StoryPlayerProps } from '@segno/playback/testing';
// The player loads these parts on demand; stories import them statically, so that they need not wait.
import '../bar/Bars.tsx';
import '../bar/FullScreenPlayer.tsx';
import '../bar/MoreMenu.tsx';
import '../bar/PlayerHelpers.tsx';
import { PlayerProvider } from '../provider/PlayerProvider.tsx';
import '../queue/QueuePanel.tsx';
import '../settings/PlayerSettings.tsx';
import '../shortcuts/ShortcutsDialog.tsx';

/** A player with fake media elements and all parts of the application, for stories. */
export const StoryPlayer = (props: StoryPlayerProps) => (
  <PlainStoryPlayer Provider={PlayerProvider} {...props} />
);
