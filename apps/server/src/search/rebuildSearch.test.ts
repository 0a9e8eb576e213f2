import { SearchResults } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { JobWorker } from '../jobs/JobWorker.ts';
import { enqueue } from '../jobs/store.ts';
import { createRouter } from '../http/router.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { tracks } from '../tracks/table.ts';
import { rebuildSearch } from './rebuildSearch.ts';
import { searchRoutes } from './routes.ts';

const catalogue = openTestCatalogue((db) => createRouter().route('/search', searchRoutes(db, 0)));
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const found = async (query: string) =>
  (await catalogue.get(`/search?query=${query}`, SearchResults)).results.tracks.map(({ name }) => name);

test('SETTING-10 a rebuild finds records whose searched text was lost', async () => {
  const artists = [(await catalogue.sample.artist('Łódź Lights')).id];
  await catalogue.sample.track('Harbour', { artists });
  // As a restored backup without triggers leaves it.
  await catalogue.db.execute(sql`alter table tracks disable trigger all`);
  await catalogue.db.update(tracks).set({ search_name: 'x', search_text: 'x' });
  await catalogue.db.execute(sql`alter table tracks enable trigger all`);
  expect(await found('harbour')).toEqual([]);
  const worker = new JobWorker({ db: catalogue.db, log: silent, jobs: [rebuildSearch] });
  await enqueue(catalogue.db, rebuildSearch, {});
  await worker.drain();
  await worker.close();
  expect(await found('harbour')).toEqual(['Harbour']);
  expect(await found('lodz')).toEqual(['Harbour']);
});
