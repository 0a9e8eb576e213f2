/** First segments of paths that no channel may take (ROUTE-1): those of pages, of pages to come, and of the server. */
export const takenSegments: ReadonlySet<string> = new Set(
  (
    '404 account-settings admin album api api-docs artist assets auth backstage billing channel ' +
    'checkout contact custom-code dev documents downloads draft feed forgot-password health label library ' +
    'login lyrics media notifications pages password playlist playlist-invite pricing private radio register search ' +
    'secure sitemaps tag track user webhooks workspace workspaces'
  ).split(' '),
);
