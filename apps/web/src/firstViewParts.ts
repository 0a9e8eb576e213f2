interface Parts {
  everyone?: readonly string[];
  signedIn?: readonly string[];
}

const shell = '../../packages/features/shell/src';
const browse = '../../packages/features/browse/src';

/**
 * Source files, as the build knows them, of parts that are rendered with the first view and whose code is loaded on
 * demand: those of the frame, and of pages by the module that defines them. Their styles are in the page. Without them the page
 * is shown without these styles first; styles that arrive with a part also make the browser compute those of the whole
 * page again.
 */
export const firstViewParts: { frame: Parts } & Readonly<Record<string, Parts>> = {
  frame: { signedIn: [`${shell}/notifications/SignedInActions.tsx`, `${browse}/library/LibrarySection.tsx`] },
  'browse/home/homePage': { signedIn: [`${browse}/home/MemberLead.tsx`] },
  'browse/playlists/playlistPage': {
    everyone: [`${browse}/playlists/PlaylistFilters.tsx`],
    signedIn: [`${browse}/playlists/PlaylistEntries.tsx`],
  },
};

/** The parts of a visitor's first view, by the ids of its routes. */
export const partsOf = (routes: readonly string[], isSignedIn: boolean): string[] =>
  ['frame', ...routes].flatMap((place) => {
    const { everyone = [], signedIn = [] } = firstViewParts[place] ?? {};
    return isSignedIn ? [...everyone, ...signedIn] : everyone;
  });
