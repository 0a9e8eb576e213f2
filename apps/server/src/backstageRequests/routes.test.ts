import { BackstageRequestResponse, ManagedArtistsResponse } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs } from '../jobs/table.ts';
import { roles, userRoles } from '../roles/table.ts';
import { asListener } from '../testing/testViewers.ts';
import { socialProfiles } from '../users/table.ts';
import { become, openTestBackstage } from '../testing/testBackstage.ts';

const { catalogue, nora, ben, admin, insertPeople, approvedArtist } = openTestBackstage();

test('BACKSTAGE-1 a person has one open request of a kind, reads it alone, and withdraws it', async () => {
  await insertPeople();
  await catalogue.change(nora, 'POST', '/backstage-requests', become, 201);
  expect(await catalogue.change(nora, 'POST', '/backstage-requests', become, 409)).toMatchObject({
    code: 'open_request',
  });
  expect((await catalogue.send('/backstage-requests/1', ben)).status).toBe(404);
  await catalogue.change(ben, 'POST', '/backstage-requests/1/withdraw', undefined, 404);
  expect(await catalogue.change(nora, 'POST', '/backstage-requests/1/withdraw')).toMatchObject({
    request: { status: 'withdrawn' },
  });
  await catalogue.change(nora, 'POST', '/backstage-requests', become, 201);
});

test('BACKSTAGE-1 a reviewer sees the connected accounts of who asks', async () => {
  await insertPeople();
  await catalogue.db
    .insert(socialProfiles)
    .values({ user_id: 1, service_name: 'google', username: 'nora@lind.example' });
  await catalogue.change(nora, 'POST', '/backstage-requests', become, 201);
  const { request } = await catalogue.get('/backstage-requests/1', BackstageRequestResponse, admin);
  expect(request.social_profiles).toEqual([{ service_name: 'google', username: 'nora@lind.example' }]);
});

test('BACKSTAGE-2 an approval creates the artist, gives the role and notifies in the app and by mail, once', async () => {
  await approvedArtist();
  const again = { status: 'denied', note: null };
  await catalogue.change(admin, 'POST', '/backstage-requests/1/decide', again, 409);
  expect(await catalogue.get('/backstage/artists', ManagedArtistsResponse, nora)).toEqual({
    artists: [{ id: 1, name: 'Nora Lind', image: null, role: 'artist', status: 'published' }],
  });
  const given = await catalogue.db
    .select({ name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.role_id))
    .where(eq(userRoles.user_id, 1));
  expect(given).toContainEqual({ name: 'Artists' });
  expect(JSON.stringify((await catalogue.send('/notifications', nora)).body)).toContain('was approved');
  const sent = await catalogue.db.select({ input: jobs.input }).from(jobs).where(eq(jobs.owner_id, 1));
  expect(sent).toMatchObject([{ input: { kind: 'backstage_request', channels: ['email'] } }]);
  await catalogue.change(asListener(1), 'POST', '/backstage-requests/1/decide', again, 403);
});
