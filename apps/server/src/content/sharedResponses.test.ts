import { type Permission, permissionNames, type WorkspaceRole } from '@segno/data/contract';
import { Hono, type MiddlewareHandler } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { userBlocks } from '../blocks/table.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { insertDefaultChannels } from '../channels/defaultChannels.ts';
import { shareResponses, shareResponse } from '../http/shareResponses.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { permissionsOf, type Policy } from '../records/policy.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asGuest, asUser } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { workspaceMembers, workspaces } from '../workspaces/table.ts';
import { toHono, type Router } from '../http/router.ts';

const catalogue = openTestCatalogue();
let people: number[];

/** A catalogue whose records belong to several people, and one to a workspace. Nora has blocked Zoe. */
beforeEach(async () => {
  const { sample, db } = catalogue;
  people = [];
  for (const name of ['Nora', 'Ben', 'Zoe']) people.push((await sample.user(name)).id);
  const [nora = 0, ben = 0, zoe = 0] = people;
  await db.insert(userBlocks).values({ user_id: nora, blocked_id: zoe });
  const genre = (await sample.genre('Jazz')).id;
  const tag = (await sample.tag('Late night')).id;
  const artists = [(await sample.artist('Nadia Voss', { genre })).id];
  const album = await sample.album('Harbour', { artists, genre, tag, owner_id: ben });
  const track = await sample.track('Tide', { artists, genre, tag, album_id: album.id, owner_id: nora });
  const [team] = await db.insert(workspaces).values({ name: 'Team' }).returning();
  await db.insert(workspaceMembers).values({ workspace_id: team?.id ?? 0, user_id: ben, role: 'owner' });
  await sample.playlist('Evening', nora, [track.id], { collaborative: true });
  await sample.playlist('Of the team', ben, [track.id], { workspace_id: team?.id ?? null });
  await insertDefaultChannels(db);
});

/** A generator of the same numbers for the same seed (mulberry32), from 0 to 1. */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** A viewer with any rights, who is often the owner of a record or a member of the workspace. */
function randomViewer(random: () => number): Viewer {
  if (random() < 0.15) return asGuest;
  const some = <T>(list: readonly T[], part: number) => list.filter(() => random() < part);
  const names = some(permissionNames, random() < 0.5 ? 0.05 : 0.5);
  const permissions = (['music.view', ...names] as const).map((name): Permission => ({
    name,
    restrictions: [],
  }));
  const id = random() < 0.5 ? (people[Math.floor(random() * people.length)] ?? 0) : 900;
  const roles: WorkspaceRole[] = ['owner', 'editor', 'viewer'];
  const role = roles[Math.floor(random() * 6)];
  const workspaces = new Map(role ? [[1, role] as const] : []);
  const collaborations = new Set(random() < 0.3 ? [1] : []);
  return asUser(id, { permissions }, { workspaces, collaborations, isBlocked: id === people[2] });
}

const addresses = [
  '/albums',
  '/albums?order=newest',
  '/albums/1',
  '/artists',
  '/artists/1',
  '/artists/1/tracks',
  '/artists/1/albums',
  '/channels/home',
  '/channels/popular-playlists/items',
  '/genres',
  '/genres/jazz',
  '/playlists',
  '/radio/artist/1',
  '/search?query=tide',
  '/search?query=evening',
  '/search?query=nora',
  '/tags',
  '/tags/late-night',
  '/tracks/1',
];

const alone: MiddlewareHandler<AppEnv> = (_, next) => next();

/** The routes for a viewer, with a cache of responses or without. */
const serve = (routes: Router, viewer: () => Viewer, copies = alone) =>
  new Hono<AppEnv>()
    .onError(handleError)
    .use((c, next) => {
      c.set('viewer', viewer());
      c.set('language', 'en');
      c.set('log', { error: vi.fn(), warn: vi.fn() } as never);
      return next();
    })
    .use(copies)
    .route('/', toHono(routes));

/** The addresses whose shared response differs from that of the viewer alone. */
async function differences(routes: Router, paths: readonly string[], count: number): Promise<string[]> {
  let viewer = asGuest;
  // The cache of this test does not expire.
  const shared = serve(routes, () => viewer, shareResponses({ lifetime: 600_000, limit: 1000 }));
  const unshared = serve(routes, () => viewer);
  const random = numbers(7);
  const found: string[] = [];
  for (let index = 0; index < count; index += 1) {
    viewer = randomViewer(random);
    for (const path of paths) {
      const headers = { cookie: 'segno-session=x' };
      const [one, other] = await Promise.all(
        [shared, unshared].map(async (app) => {
          const response = await app.request(path, { headers });
          return `${response.status} ${await response.text()}`;
        }),
      );
      if (one !== other) found.push(`${path} ${JSON.stringify(viewer.user?.permissions)} ${one} ${other}`);
    }
  }
  return found;
}

test('SESSION-7 BLOCK-1 a shared response is that which its viewer alone would get, for any viewer', async () => {
  const routes = catalogueRoutes(catalogue.db);
  const asked = serve(routes, () => asUser(900));
  for (const path of addresses) expect((await asked.request(path)).status, path).toBe(200);
  expect(await differences(routes, addresses, 25)).toEqual([]);
}, 180_000);

test('SESSION-7 a permission that decides a field of a shared record is part of what people share', async () => {
  const policy = {
    canEdit: (viewer: Viewer) =>
      viewer.user?.permissions.some(({ name }) => name === 'music.update') ?? false,
  } satisfies Partial<Policy> as unknown as Policy;
  const routes = new Hono<AppEnv>().get('/list', (c) =>
    shareResponse(c, async (viewer) => permissionsOf(policy, viewer, { owner_id: 7 })),
  );
  expect(await differences(routes, ['/list'], 200)).toEqual([]);
});
