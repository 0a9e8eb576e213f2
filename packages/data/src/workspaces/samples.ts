import { defaultWorkspace, type Workspace, type WorkspaceDetail } from './contract.ts';

/** Workspaces of a person, one with a very long name. */
export const sampleWorkspaces: Workspace[] = [
  { id: 7, name: 'Night radio', members_count: 4, role: 'owner' },
  {
    id: 9,
    name: 'The Quiet Harbour Listening Society of Upper Tidewater',
    members_count: 12,
    role: 'viewer',
  },
];

/** The first workspace with its members and invitations, as its owner sees it. */
export const sampleWorkspace: WorkspaceDetail = {
  ...(sampleWorkspaces[0] ?? defaultWorkspace),
  members: [
    {
      id: 12,
      name: 'Noor Haddad',
      email: 'noor@segno.example',
      role: 'owner',
      joined_at: '2026-03-02T09:00:00.000Z',
    },
    {
      id: 15,
      name: 'Ben Okafor',
      email: 'ben@segno.example',
      role: 'admin',
      joined_at: '2026-04-11T14:20:00.000Z',
    },
    {
      id: 16,
      name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      email: 'wilhelmina.featherstonehaugh-cholmondeley@department-of-recordings.segno.example',
      role: 'editor',
      joined_at: '2026-05-30T08:00:00.000Z',
    },
    {
      id: 21,
      name: 'Mira',
      email: 'mira@segno.example',
      role: 'viewer',
      joined_at: '2026-09-14T18:45:00.000Z',
    },
  ],
  invites: [
    {
      id: 31,
      email: 'kai@segno.example',
      role: 'editor',
      state: 'pending',
      sent_at: '2026-11-19T10:00:00.000Z',
      expires_at: '2026-11-26T10:00:00.000Z',
    },
    {
      id: 28,
      email: 'zoe@segno.example',
      role: 'viewer',
      state: 'declined',
      sent_at: '2026-11-12T10:00:00.000Z',
      expires_at: '2026-11-19T10:00:00.000Z',
    },
    {
      id: 22,
      email: 'former.colleague@segno.example',
      role: 'viewer',
      state: 'expired',
      sent_at: '2026-11-01T10:00:00.000Z',
      expires_at: '2026-11-08T10:00:00.000Z',
    },
  ],
};
