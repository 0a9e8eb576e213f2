/** Paths that search engines need not read: answers of the API, pages of one person, and endless searches. */
const closed = [
  '/search/',
  '/api/',
  '/auth/',
  '/secure/',
  '/admin',
  '/backstage',
  '/account-settings',
  '/billing',
  '/checkout',
  '/library',
  '/notifications',
  '/workspaces',
];

/** The rules for robots, and where the addresses of the site are listed. */
export const robotsText = (baseUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');

interface SiteTexts {
  site: string;
  description: string;
  hasMusic: boolean;
  pages: readonly { title: string; path: string; description: string | null }[];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, '').trim();

/** A description of the site for language models (llmstxt.org). */
export function llmsText(baseUrl: string, { site, description, hasMusic, pages }: SiteTexts): string {
  const link = (title: string, path: string, note?: string | null) =>
    `- [${oneLine(title)}](${baseUrl}${path})${note ? `: ${oneLine(note)}` : ''}`;
  const music = [
    '## Music',
    '',
    link('Home', '/', 'the channels of the site'),
    link('Search', '/search', 'artists, albums, tracks, playlists; /search/{words}'),
    link('Sitemap', '/sitemap.xml', 'every public address'),
    '',
    'Pages of artists, albums, tracks and playlists have structured data (schema.org as JSON-LD). `/artist/{id}/feed.atom` and `/label/{id}/feed.atom` list new releases. `/oembed?url={address}` describes an embedded player.',
    '',
  ];
  return [
    `# ${oneLine(site)}`,
    '',
    `> ${oneLine(description)}`,
    '',
    ...(hasMusic ? music : []),
    ...(pages.length > 0
      ? ['## Pages', '', ...pages.map((page) => link(page.title, page.path, page.description)), '']
      : []),
    '## For programs',
    '',
    link('Description of the API', '/api/v1/openapi.json', 'OpenAPI 3.1; changes need a personal token'),
    '',
  ].join('\n');
}
