const site = 'http://site.invalid';

/** Another slash or backslash after the first would name a host. */
const namesHost = /^\/(?:[/\\]|%2f|%5c)/i;

/** Pages that a signed-in person does not see, and addresses of the server. */
const isNoPage = (path: string) =>
  /^\/(?:login|register|forgot-password|password|api|auth|secure|media|assets|health)(?:\/|$)/.test(path);

/**
 * The path to open after signing in (AUTH-7): the wanted one, or home when it is missing, leads off the site, or is not
 * a page to return to. The result is normalised, because `/.//example.com` names a host after normalisation only.
 */
export function redirectTarget(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, site)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, site);
  return origin !== site || namesHost.test(pathname) || isNoPage(pathname) ? '/' : pathname + search + hash;
}
