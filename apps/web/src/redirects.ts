/**
 * Addresses that lead to another page (ROUTE-7), by pattern: `:name` is a segment, `:name?` an optional one, and `*` at
 * the end is the rest. A page or channel with the address has precedence.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/password/reset': '/forgot-password',
  // The names of the API.
  '/albums/*': '/album/*',
  '/artists/*': '/artist/*',
  '/channels/:slugOrId/:restriction?': '/channel/:slugOrId/:restriction?',
  '/playlists/*': '/playlist/*',
  '/tags/*': '/tag/*',
  '/tracks/*': '/track/*',
};

const parts = /\/(?::(\w+)(\?)?|\*$)/g;

/** Where an address leads instead, or undefined. */
export function redirectOf(pathname: string): string | undefined {
  for (const [from, to] of Object.entries(redirects)) {
    const pattern = from.replaceAll(parts, (_, name?: string, optional?: string) =>
      name ? `(?:/(?<${name}>[^/]+))${optional ?? ''}` : '/(?<rest>.+)',
    );
    const match = new RegExp(`^${pattern}/?$`).exec(pathname);
    if (!match) continue;
    return to.replaceAll(parts, (_, name = 'rest') => {
      const value = match.groups?.[name as string];
      return value === undefined ? '' : `/${value}`;
    });
  }
  return undefined;
}
