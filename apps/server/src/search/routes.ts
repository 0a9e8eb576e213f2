import { SearchParams, SearchResults, searchTypes } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { takeTurn } from '../http/heavyWork.ts';
import { costsMore } from '../http/rateLimit.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { normalize } from '../records/normalize.ts';
import { remember } from '../remember.ts';
import { readSettings } from '../settings/store.ts';
import { isSignedIn } from '../viewer/Viewer.ts';
import { search, searchUnhidden } from './store.ts';

const defaultPerType = 8;

/** How long the settings of the search are remembered, in milliseconds. */
const settingsLifetime = 5000;

/** Whether a query has one of the words that are hidden. */
function isHidden(query: string, hidden: readonly string[]): boolean {
  if (hidden.length === 0) return false;
  const text = ` ${normalize(query)} `;
  return hidden.some((word) => text.includes(` ${normalize(word)} `));
}

export function searchRoutes(db: Database, lifetime = settingsLifetime) {
  const settings = remember(lifetime, () => readSettings(db));
  return createRouter().get(
    '/',
    allow('music.view'),
    responds(SearchResults),
    costsMore('search'),
    validate('query', SearchParams),
    async (c) => {
      const { query, types = searchTypes, perPage: limit = defaultPerType } = c.req.valid('query');
      const values = await settings();
      const kinds = values['search.kinds'];
      const wanted = isHidden(query, values['search.hidden_words'])
        ? []
        : types.filter((type) => kinds.includes(type));
      const { viewer: of } = c.var;
      const input = {
        query,
        types: [...new Set(wanted)],
        limit,
        isSimilar: values['search.similar'],
        popularity: values['search.popularity'],
      };
      // What a person hides is left out of their own response.
      if (isSignedIn(of)) {
        const answer = await searchUnhidden(db, of, input, (run) => takeTurn(c, db, run));
        if (answer) return c.json(answer);
      }
      return shareResponse(c, (viewer) => takeTurn(c, db, () => search(db, viewer, input)));
    },
  );
}
