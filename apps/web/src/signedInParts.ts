/**
 * Source files of the parts of the frame that only signed-in people have, as the build knows them. Their styles are in
 * the page: styles that arrive with a part make the browser compute those of the whole page again.
 */
export const signedInParts: readonly string[] = [
  '../../packages/features/shell/src/notifications/SignedInActions.tsx',
  '../../packages/features/player/src/library/LibrarySection.tsx',
];
