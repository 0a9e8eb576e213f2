import {
  AccountInput,
  AvatarAddressInput,
  avatarLimit,
  DeleteUserParams,
  DeletionResponse,
  hasPermission,
  IdParam,
  OwnUserResponse,
  UserParams,
} from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import { recordChange } from '../audit/recordChange.ts';
import { removeAvatar, setAvatar } from '../avatars/store.ts';
import type { Database } from '../db/Database.ts';
import { forbidden } from '../http/forbidden.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import type { AppEnv, AppRequest, SignedInRequest } from '../http/AppEnv.ts';
import { takesFile } from '../http/bodies.ts';
import { Problem } from '../http/Problem.ts';
import { costsMore } from '../http/rateLimit.ts';
import { signedIn } from '../http/rules.ts';
import { setXsrfCookie } from '../http/xsrf.ts';
import { validate } from '../http/validate.ts';
import { deletionMessage } from '../mail/accountMessages.ts';
import { queueMail } from '../mail/store.ts';
import { permissionsOfUser } from '../roles/store.ts';
import { deleteSessionCookie } from '../sessions/sessionCookie.ts';
import { readSettings } from '../settings/store.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import type { AccountDeps } from './AccountDeps.ts';
import { hasConfirmed, requirePassword } from './confirmation.ts';
import { deleteAccount, requestDeletion } from './deletion.ts';
import { findOwnUser, updateAccount } from './profile.ts';
import { mailFrameOf } from './signIn.ts';

const notYours = () =>
  new Problem({ status: 403, code: 'forbidden', message: 'You do not have the permission to do this.' });

/**
 * The id of the account that a viewer may change: the own one, or with `users.update` that of anybody who has no
 * permission that the viewer lacks (ADMIN-5).
 */
async function editableId(db: Database, { var: { viewer } }: SignedInRequest, id: number): Promise<number> {
  if (viewer.user.id === id) return id;
  if (!hasPermission(viewer, 'users.update')) throw notYours();
  const held = await permissionsOfUser(db, id);
  if (held.some(({ name }) => !hasPermission(viewer, name)))
    throw forbidden('This person has permissions that you do not have.');
  return id;
}

/** Adds the change of somebody else's account to the log of changes (ADMIN-3). */
async function noteChange(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  change: { action: 'profile' | 'picture'; after?: object },
): Promise<void> {
  if (id === viewer.user.id) return;
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  const record = { type: 'users', ids: [id], name: user?.name ?? '' };
  await recordChange(db, viewer, { ...change, record });
}

const notAnImage = () =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Please select an image.',
    fields: { file: 'Please select an image.' },
  });

const tooLarge = () =>
  new Problem({
    status: 413,
    code: 'too_large',
    message: 'Choose a picture with at most 2 MB.',
    fields: { file: 'Choose a picture with at most 2 MB.' },
  });

/** The signed-in person, under `/me`. */
export const ownAccountRoutes = ({ db, account }: AccountDeps) =>
  createRouter().get('/', signedIn, responds(OwnUserResponse), validate('query', UserParams), async (c) => {
    const { user } = c.var.viewer;
    return c.json({
      user: await findOwnUser(db, user, {
        relations: c.req.valid('query').with ?? '',
        hasConfirmed: await hasConfirmed(db, c.var.viewer),
        vault: account.vault,
      }),
    });
  });

/** Details, picture and deletion of an account, under `/users`. */
export function accountRoutes(deps: AccountDeps) {
  const { db, uploads, account, baseUrl, keys } = deps;
  const own = async (c: SignedInRequest, id: number) => {
    const { user } = c.var.viewer;
    // An admin who has changed another account sees their own.
    const shown = id === user.id ? await reread(c) : user;
    return {
      user: await findOwnUser(db, shown, { relations: '', hasConfirmed: false, vault: account.vault }),
    };
  };
  const reread = async (c: SignedInRequest) => {
    const { user } = c.var.viewer;
    const [row] = await db
      .select({ name: users.name, language: users.language, timezone: users.timezone })
      .from(users)
      .where(eq(users.id, user.id));
    return { ...user, ...row };
  };
  return createRouter()
    .put(
      '/:id',
      signedIn,
      responds(OwnUserResponse),
      validate('param', IdParam),
      validate('json', AccountInput),
      async (c) => {
        const id = await editableId(db, c, c.req.valid('param').id);
        const input = c.req.valid('json');
        await db.transaction(async (tx) => {
          await updateAccount(tx, id, input);
          await noteChange(tx, c.var.viewer, id, { action: 'profile', after: input });
        });
        return c.json(await own(c, id));
      },
    )
    .post(
      '/:id/avatar',
      signedIn,
      responds(OwnUserResponse),
      validate('param', IdParam),
      costsMore('upload'),
      takesFile('file', { largest: avatarLimit, tooLarge, missing: notAnImage }),
      async (c) => {
        const { viewer } = c.var;
        const id = await editableId(db, c, c.req.valid('param').id);
        await uploads.receive(viewer.user.id, async () => {
          await setAvatar(db, uploads, id, await readPicture(c, account.fetchPicture));
          await noteChange(db, viewer, id, { action: 'picture' });
        });
        return c.json(await own(c, id));
      },
    )
    .delete('/:id/avatar', signedIn, responds(OwnUserResponse), validate('param', IdParam), async (c) => {
      const id = await editableId(db, c, c.req.valid('param').id);
      await removeAvatar(db, uploads, id);
      await noteChange(db, c.var.viewer, id, { action: 'picture' });
      return c.json(await own(c, id));
    })
    .delete(
      '/:id',
      signedIn,
      responds(DeletionResponse),
      validate('param', IdParam),
      validate('query', DeleteUserParams),
      async (c) => {
        const viewer = await requirePassword(db, c.var.viewer);
        const { user } = viewer;
        if (user.id !== c.req.valid('param').id) throw notYours();
        const { 'gdpr.deletion_days': days } = await readSettings(db);
        const frame = await mailFrameOf(deps, c);
        const deletesAt = await requestDeletion(db, viewer, days);
        if (days === 0) await deleteAccount(db, account.exportFolder, user.id);
        else await queueMail(db, { to: user.email, ...deletionMessage(frame, days) });
        deps.sendMails();
        // The rule has made the viewer of this context a signed-in one.
        const left = c as unknown as Context<AppEnv>;
        left.set('viewer', await deps.viewers.guest());
        deleteSessionCookie(left, baseUrl);
        setXsrfCookie(left, { baseUrl, key: keys.xsrf });
        return c.json({ deleted_at: deletesAt.toISOString() });
      },
    );
}

/** The picture of a form: its file, or what is at its address. */
async function readPicture(
  { req }: AppRequest,
  fetchPicture: (address: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { file, url } = await req.parseBody().catch(() => ({ file: undefined, url: undefined }));
  if (file instanceof File) {
    if (file.size > avatarLimit) throw tooLarge();
    return file.bytes();
  }
  if (typeof url === 'string') return fetchPicture(parseAddress({ url }));
  throw notAnImage();
}

function parseAddress(body: unknown): string {
  const { success, output, issues } = v.safeParse(AvatarAddressInput, body);
  if (success) return output.url;
  const message = issues[0].path ? issues[0].message : 'Please select an image.';
  throw new Problem({ status: 422, code: 'invalid_request', message, fields: { url: message } });
}
