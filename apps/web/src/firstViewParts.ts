import type { Startup } from '@segno/data';

interface Parts {
  everyone?: readonly string[];
  signedIn?: readonly string[];
  /** With a bar over the page: of an admin who acts as a person, or about cookies. */
  withBar?: readonly string[];
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
  frame: {
    signedIn: [`${shell}/notifications/SignedInActions.tsx`, `${browse}/library/LibrarySection.tsx`],
    // Styles that come later would move the bar away from under a press.
    withBar: [`${shell}/extras/ExtraPart.tsx`],
  },
  'browse/home/homePage': { signedIn: [`${browse}/home/MemberLead.tsx`] },
  'browse/playlists/playlistPage': {
    everyone: [`${browse}/playlists/PlaylistFilters.tsx`],
    signedIn: [`${browse}/playlists/PlaylistEntries.tsx`],
  },
};

/** The parts of a visitor's first view, by the ids of its routes. */
export const partsOf = (
  routes: readonly string[],
  { user, actor, show_cookie_notice }: Pick<Startup, 'user' | 'actor' | 'show_cookie_notice'>,
): string[] =>
  ['frame', ...routes].flatMap((place) => {
    const { everyone = [], signedIn = [], withBar = [] } = firstViewParts[place] ?? {};
    return [...everyone, ...(user ? signedIn : []), ...(actor || show_cookie_notice ? withBar : [])];
  });
