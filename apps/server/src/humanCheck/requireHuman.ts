import { readSetting, type Startup } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { readSecret } from '../settings/store.ts';
import type { AppRequest } from '../http/AppEnv.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { type HumanCheck, notHuman, type verifyRecaptcha } from './HumanCheck.ts';
import { hasPass, savePass } from './store.ts';

/** What the check needs. */
export interface HumanCheckDeps {
  db: Database;
  /** The address that visitors use. */
  baseUrl: string;
  startup: (request: Request, viewer: Viewer) => Promise<Pick<Startup, 'settings'>>;
  account: { vault: Vault; human: HumanCheck; verifyRecaptcha: typeof verifyRecaptcha };
}

/** Where the check can be switched on. */
export type HumanAction = 'comments' | 'contact' | 'login' | 'register' | 'uploads';

/** Verifies an answer with the check that the operator has chosen. */
export async function verifyHuman(
  deps: HumanCheckDeps,
  c: AppRequest,
  token: string,
  action?: HumanAction,
): Promise<boolean> {
  const { settings } = await deps.startup(c.req.raw, c.var.viewer);
  if (readSetting(settings, 'recaptcha.provider') !== 'recaptcha') return deps.account.human.verify(token);
  const secret = await readSecret(deps.db, deps.account.vault, 'recaptcha.secret_key');
  const { hostname } = new URL(deps.baseUrl);
  return secret !== null && deps.account.verifyRecaptcha({ secret, token, hostname, action });
}

/** Milliseconds for which a person who has passed the check can upload files. */
const passLifetime = 3_600_000;

const passOf = (userId: number) => `uploads ${userId}`;

/** Lets a person upload files for an hour without another check. */
export const rememberHuman = (db: Database, userId: number): Promise<void> =>
  savePass(db, passOf(userId), new Date(Date.now() + passLifetime));

/** Refuses new uploads of people who have not passed the check, where the operator has switched it on. */
export async function requireHumanUpload(deps: HumanCheckDeps, c: AppRequest): Promise<void> {
  const { viewer } = c.var;
  const { settings } = await deps.startup(c.req.raw, viewer);
  const isChecked = readSetting(settings, 'recaptcha.enable.uploads') === true;
  if (isChecked && viewer.user && !(await hasPass(deps.db, passOf(viewer.user.id)))) throw notHuman();
}

/** Refuses visitors who do not pass the check, where the operator has switched it on. */
export async function requireHuman(
  deps: HumanCheckDeps,
  c: AppRequest,
  action: HumanAction,
  token: string | undefined,
): Promise<void> {
  const { settings } = await deps.startup(c.req.raw, c.var.viewer);
  if (readSetting(settings, `recaptcha.enable.${action}`) !== true) return;
  if (token === undefined || !(await verifyHuman(deps, c, token, action))) throw notHuman();
}
