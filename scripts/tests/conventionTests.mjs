/**
 * Tests of rules that hold for the whole repository: texts are translated, each route has a rule, each query a key of its
 * own. They read many files or routes, so that no import leads from a changed file to them. `npm run check` and
 * `npm run test:changed` always run them.
 */
export const conventionTests = [
  'scripts/messages/featureMessages.test.ts',
  'scripts/messages/syntax.test.ts',
  'scripts/messages/translations.test.ts',
  'scripts/messages/visibleTexts.test.ts',
  'packages/data/src/queryKeys.test.ts',
  'apps/server/src/http/access.test.ts',
];
