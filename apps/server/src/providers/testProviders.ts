import type { Database } from '../db/Database.ts';
import type { Vault } from '../secrets/vault.ts';
import { readSecret, readSettings } from '../settings/store.ts';
import { findLyricsText } from './lrclib.ts';
import { findReleases } from './musicbrainz.ts';
import { outsideOf, wikipediaAddress } from './sources.ts';
import { findArticle } from './wikipedia.ts';

interface TestProviderDeps {
  db: Database;
  vault?: Vault | undefined;
  fetch?: typeof fetch;
}

/** Asks each source that is switched on for something that it has. Throws the error of the first one that does not work. */
export async function testProviders({ db, vault, fetch: send }: TestProviderDeps): Promise<string> {
  const values = await readSettings(db);
  const outside = outsideOf(values, send);
  const working: string[] = [];
  if (values['providers.musicbrainz.enable']) {
    await findReleases(outside, values['providers.musicbrainz.address'], 'Johann Sebastian Bach', () =>
      Promise.resolve(),
    );
    working.push('MusicBrainz');
  }
  if (values['providers.wikipedia.enable']) {
    const token = vault ? await readSecret(db, vault, 'providers.wikipedia.token') : null;
    await findArticle(outside, { address: wikipediaAddress(values), token }, 'Johann Sebastian Bach');
    working.push('Wikipedia');
  }
  if (values['providers.lrclib.enable']) {
    await findLyricsText(outside, values['providers.lrclib.address'], {
      name: 'Yesterday',
      artist: 'The Beatles',
      album: null,
      duration: 0,
    });
    working.push('LRCLIB');
  }
  return working.length === 0 ? 'No source is switched on.' : working.join(', ');
}
