import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Startup } from '@segno/data/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';

/** The name and the icon of the site. */
export type SiteIdentity = Pick<Startup['branding'], 'site_name' | 'favicon'>;

/** The members of the manifest that depend on the site (W3C Web Application Manifest §1). */
interface WebManifest {
  name: string;
  short_name: string;
  icons: object[];
  screenshots?: object[];
  shortcuts: { icons?: object[] }[];
}

/**
 * The manifest of a site. With a name of its own it has no screenshots, which show the built-in name; with an icon of its
 * own it has no other ones.
 */
function manifestFor(built: WebManifest, { site_name, favicon }: SiteIdentity): WebManifest {
  const { screenshots, shortcuts, ...rest } = built;
  return {
    ...rest,
    name: site_name,
    short_name: site_name,
    ...(screenshots && site_name === built.name && { screenshots }),
    ...(favicon
      ? {
          // Its size is not known.
          icons: [{ src: favicon, sizes: 'any' }],
          shortcuts: shortcuts.map(({ icons: _icons, ...shortcut }) => shortcut),
        }
      : { shortcuts }),
  };
}

/** The web app manifest of the build in `folder`, as it is installed from this site (OFFLINE-7). */
export const webManifest = (folder: string, site: () => SiteIdentity): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/site.webmanifest', async (c) => {
    const built = JSON.parse(await readFile(join(folder, 'site.webmanifest'), 'utf8')) as WebManifest;
    return c.body(JSON.stringify(manifestFor(built, site())), 200, {
      // A new name appears soon.
      'cache-control': 'public, max-age=300',
      'content-type': 'application/manifest+json',
    });
  });
