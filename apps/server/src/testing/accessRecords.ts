import { insertSamplePlans } from './samplePlans.ts';
import { insertAdminRecords } from './access/adminRecords.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';
import { backstageRequests } from '../backstageRequests/table.ts';
import { comments } from '../comments/table.ts';
import { labels } from '../labels/table.ts';
import { named } from '../records/named.ts';
import { insertDefaultChannels } from '../channels/defaultChannels.ts';
import type { Database } from '../db/Database.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { jobs } from '../jobs/table.ts';
import { sessions } from '../sessions/table.ts';
import { hashToken } from '../sessions/tokens.ts';
import { workspaceInvites, workspaceMembers, workspaces } from '../workspaces/table.ts';

/** The secret of an invitation of somebody else. */
export const inviteToken = 'a'.repeat(43);

/** The owner of drafts, playlists and a workspace, and another person. */
export const [owner, other] = [1, 2];

/** Public records have the id 1; drafts, and the private playlist, the id 2. */
export async function insertAccessRecords(db: Database) {
  await insertDefaultRoles(db);
  await insertDefaultChannels(db);
  await insertSamplePlans(db);
  const sample = sampleCatalogue(db);
  for (const name of ['Nora', 'Ben', 'Kai', 'Mira', 'Vera']) await sample.user(name);
  // The viewers of these tests have the session with the id of their user.
  for (const user_id of [1, 2, 3, 4])
    await db.insert(sessions).values({
      user_id,
      token_hash: `session ${user_id}`,
      remember: false,
      password_confirmed_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
    });
  const genre = (await sample.genre('Jazz')).id;
  const tag = (await sample.tag('Late night')).id;
  const artists = [(await sample.artist('Nadia Voss', { genre })).id];
  await sample.artist('Secret', { genre, status: 'draft' });
  const draft = { status: 'draft', owner_id: owner } as const;
  await sample.album('Harbour', { artists, genre, tag, owner_id: owner });
  await sample.album('Draft', { artists, genre, tag, ...draft });
  await sample.track('Tide', { artists, genre, tag, album_id: 1, owner_id: owner });
  await sample.track('Draft', { artists, genre, tag, album_id: 2, ...draft });
  await sample.playlist('Evening', owner, [1]);
  await sample.playlist('Secret', owner, [1], { public: false });
  await db.insert(backstageRequests).values({
    type: 'claim',
    user_id: owner,
    artist_id: 1,
    role: 'manager',
    evidence: 'A contract',
    links: [],
  });
  await insertAdminRecords(db);
  await db.insert(jobs).values({ kind: 'test', input: {}, owner_id: owner });
  await db.insert(labels).values(named('Harbour Records'));
  await db.insert(comments).values({ track_id: 1, user_id: owner, text: 'First' });
  await db.insert(workspaces).values({ name: 'Team' });
  await db.insert(workspaceMembers).values([
    { workspace_id: 1, user_id: owner, role: 'owner' },
    { workspace_id: 1, user_id: 4, role: 'editor' },
  ]);
  await db.insert(workspaceInvites).values({
    workspace_id: 1,
    email: 'invited@segno.example',
    role: 'viewer',
    token_hash: hashToken(inviteToken),
    expires_at: new Date(Date.now() + 3_600_000),
  });
}
