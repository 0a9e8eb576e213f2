import { useStartup } from '@segno/data';
import { lazyPart, noFailure, PartBoundary } from '@segno/ui';

const LibrarySection = lazyPart(() => import('./LibrarySection.tsx'));

/** The playlists of a signed-in person in the sidebar. Guests do not load its code. */
export const LibraryDock = () =>
  useStartup().user && (
    <PartBoundary Failure={noFailure}>
      <LibrarySection />
    </PartBoundary>
  );
