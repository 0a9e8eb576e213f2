import {
  AddedTeamMember,
  ArtistTeamResponse,
  Done,
  IdParam,
  TeamMemberParam,
  TeamRoleInput,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { addTeamMember, changeTeamRole, findTeam, removeTeamMember } from './team.ts';

const rule = allow('music.create');

/** The people who act for an artist, under `/backstage/artists`. */
export const teamRoutes = (db: Database) =>
  createRouter()
    .get('/:id/team', rule, responds(ArtistTeamResponse), validate('param', IdParam), async (c) =>
      c.json({ team: await findTeam(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .post(
      '/:id/team',
      rule,
      responds(ArtistTeamResponse),
      validate('param', IdParam),
      validate('json', AddedTeamMember),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await addTeamMember(db, viewer, id, c.req.valid('json'));
        return c.json({ team: await findTeam(db, viewer, id) });
      },
    )
    .put(
      '/:id/team/:userId',
      rule,
      responds(ArtistTeamResponse),
      validate('param', TeamMemberParam),
      validate('json', TeamRoleInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { id, userId } = c.req.valid('param');
        await changeTeamRole(db, viewer, id, userId, c.req.valid('json').role);
        return c.json({ team: await findTeam(db, viewer, id) });
      },
    )
    // Also for those who lost the permission: anybody may leave.
    .delete('/:id/team/:userId', signedIn, responds(Done), validate('param', TeamMemberParam), async (c) => {
      const { id, userId } = c.req.valid('param');
      await removeTeamMember(db, c.var.viewer, id, userId);
      return c.json({});
    });
