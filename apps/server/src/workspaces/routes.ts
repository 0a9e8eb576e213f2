import {
  Done,
  IdParam,
  InviteInput,
  InvitationResponse,
  InviteParam,
  InviteRoleInput,
  MemberRoleInput,
  WorkspaceResponse,
  WorkspaceDetailResponse,
  WorkspaceFields,
  WorkspaceList,
  WorkspacePartParam,
} from '@segno/data/contract';
import type { AuthDeps } from '../auth/AuthDeps.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import type { AppRequest } from '../http/AppEnv.ts';
import { everyone, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { ownPagesOnly } from '../http/xsrf.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { findWorkspaceDetail } from './detail.ts';
import {
  changeInviteRole,
  declineInvite,
  invite,
  findInvitation,
  type InviteMail,
  joinWorkspace,
  resendInvite,
  revokeInvite,
} from './invites.ts';
import {
  changeMemberRole,
  createWorkspace,
  deleteWorkspace,
  listWorkspaces,
  removeMember,
  renameWorkspace,
} from './store.ts';

type WorkspaceDeps = Pick<AuthDeps, 'db' | 'baseUrl' | 'startup' | 'sendMails'>;

/** The workspaces of the signed-in person, their members and invitations. */
export function workspaceRoutes({ db, baseUrl, startup, sendMails }: WorkspaceDeps) {
  const mailOf = async (c: AppRequest): Promise<InviteMail> => {
    const { branding, i18n } = await startup(c.req.raw, c.var.viewer);
    return { frame: { site: branding.site_name, language: i18n.language }, baseUrl };
  };
  const detail = async (viewer: SignedInViewer, id: number) => ({
    workspace: await findWorkspaceDetail(db, viewer, id),
  });

  return createRouter()
    .get('/', signedIn, responds(WorkspaceList), async (c) =>
      c.json({ workspaces: await listWorkspaces(db, c.var.viewer) }),
    )
    .post('/', signedIn, responds(WorkspaceResponse, 201), validate('json', WorkspaceFields), async (c) => {
      const fields = c.req.valid('json');
      const id = await createWorkspace(db, c.var.viewer, fields);
      return c.json({ workspace: { id, name: fields.name, members_count: 1, role: 'owner' } }, 201);
    })
    .get('/:id', signedIn, responds(WorkspaceDetailResponse), validate('param', IdParam), async (c) =>
      c.json(await detail(c.var.viewer, c.req.valid('param').id)),
    )
    .put(
      '/:id',
      signedIn,
      responds(WorkspaceResponse),
      validate('param', IdParam),
      validate('json', WorkspaceFields),
      async (c) => {
        const { viewer } = c.var;
        const { id } = c.req.valid('param');
        return c.json({ workspace: await renameWorkspace(db, viewer, id, c.req.valid('json')) });
      },
    )
    .delete('/:id', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await deleteWorkspace(db, c.var.viewer, c.req.valid('param').id);
      return c.json({});
    })
    .put(
      '/:id/members/:partId',
      signedIn,
      responds(Done),
      validate('param', WorkspacePartParam),
      validate('json', MemberRoleInput),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        await changeMemberRole(db, c.var.viewer, id, partId, c.req.valid('json').role);
        return c.json({});
      },
    )
    .delete(
      '/:id/members/:partId',
      signedIn,
      responds(Done),
      validate('param', WorkspacePartParam),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        await removeMember(db, c.var.viewer, id, partId);
        return c.json({});
      },
    )
    .post(
      '/:id/invites',
      signedIn,
      responds(WorkspaceDetailResponse),
      validate('param', IdParam),
      validate('json', InviteInput),
      async (c) => {
        const { viewer } = c.var;
        const { id } = c.req.valid('param');
        await invite(db, viewer, id, c.req.valid('json'), await mailOf(c));
        sendMails();
        return c.json(await detail(viewer, id));
      },
    )
    .post(
      '/:id/invites/:partId/resend',
      signedIn,
      responds(Done),
      validate('param', WorkspacePartParam),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        await resendInvite(db, c.var.viewer, id, partId, await mailOf(c));
        sendMails();
        return c.json({});
      },
    )
    .put(
      '/:id/invites/:partId',
      signedIn,
      responds(Done),
      validate('param', WorkspacePartParam),
      validate('json', InviteRoleInput),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        await changeInviteRole(db, c.var.viewer, id, partId, c.req.valid('json').role);
        return c.json({});
      },
    )
    .delete(
      '/:id/invites/:partId',
      signedIn,
      responds(Done),
      validate('param', WorkspacePartParam),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        await revokeInvite(db, c.var.viewer, id, partId);
        return c.json({});
      },
    );
}

/** What an invited person does with an invitation, by its secret id. */
export const invitedRoutes = ({ db, baseUrl, keys }: Pick<AuthDeps, 'db' | 'baseUrl' | 'keys'>) =>
  createRouter()
    .get(
      '/join/:inviteId',
      signedIn,
      responds(WorkspaceResponse),
      ownPagesOnly({ baseUrl, key: keys.xsrf }),
      validate('param', InviteParam),
      async (c) => {
        const { viewer } = c.var;
        return c.json({ workspace: await joinWorkspace(db, viewer, c.req.valid('param').inviteId) });
      },
    )
    // Its secret is known to whoever has the message. It is asked before the sign-in.
    .get(
      '/invite/:inviteId',
      everyone,
      responds(InvitationResponse),
      validate('param', InviteParam),
      async (c) => {
        c.header('cache-control', 'no-store');
        return c.json({ invitation: await findInvitation(db, c.req.valid('param').inviteId) });
      },
    )
    .delete('/invite/:inviteId', signedIn, responds(Done), validate('param', InviteParam), async (c) => {
      await declineInvite(db, c.var.viewer, c.req.valid('param').inviteId);
      return c.json({});
    });
