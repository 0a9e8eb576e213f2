import type { AuthDeps } from '../auth/AuthDeps.ts';
import type { AppRequest } from '../http/AppEnv.ts';
import { accountChangeMessage, type AccountChange } from '../mail/accountMessages.ts';
import { queueMail } from '../mail/store.ts';
import { mailFrameOf } from './signIn.ts';

/** Tells the signed-in person of a change of the account's safety, by mail. */
export async function mailAccountChange(deps: AuthDeps, c: AppRequest, change: AccountChange): Promise<void> {
  const { user } = c.var.viewer;
  if (!user?.email) return;
  await queueMail(deps.db, { to: user.email, ...accountChangeMessage(await mailFrameOf(deps, c), change) });
  deps.sendMails();
}
