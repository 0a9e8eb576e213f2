import { randomBytes } from 'node:crypto';
import type { SettingTestResponse, SettingTestName } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound } from '../http/Problem.ts';
import { checkRecaptchaSecret } from '../humanCheck/HumanCheck.ts';
import type { Payments } from '../payments/Payments.ts';
import { sendErrors } from '../logs/ErrorCollector.ts';
import { testProviders } from '../providers/testProviders.ts';
import { search } from '../search/store.ts';
import { readSecret, readSettings } from '../settings/store.ts';
import { checkServiceKeys } from '../social/checkServiceKeys.ts';
import type { Vault } from '../secrets/vault.ts';
import { newPath } from '../storage/paths.ts';
import type { Storages } from '../storage/Storage.ts';
import { tracks } from '../tracks/table.ts';
import { guestViewer } from '../viewer/Viewer.ts';
import { trackPolicy } from '../tracks/policy.ts';

/** Tests by name. A test that fails throws; what it returns is a technical detail for the operator. */
export type SettingTests = Readonly<Record<SettingTestName, () => Promise<string>>>;

interface SettingTestsDeps {
  db: Database;
  storages: Storages;
  payments: Pick<Payments, 'all' | 'offered'>;
  vault: Vault;
  checkMail: () => Promise<void>;
  /** Takes over the stored settings at once. @default they are in effect already */
  refresh?: () => Promise<void>;
  /** Sends requests to outside sources. @default fetch */
  fetch?: typeof fetch;
}

/** Sees what everybody sees. */
const anybody = guestViewer({ id: 0, name: '', permissions: [] });

/** Why something failed: what a connection says is the cause of the error of `fetch`. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
};

/** How long a test may take, in milliseconds. */
const limit = 10_000;

/** Tests of what is outside of this program, or configured by keys. */
export const createSettingTests = ({
  db,
  storages,
  payments,
  vault,
  checkMail,
  refresh = () => Promise.resolve(),
  fetch: send = fetch,
}: SettingTestsDeps): SettingTests => ({
  async mail() {
    await checkMail();
    return 'The mail server responds.';
  },
  async storage() {
    await refresh();
    const kinds: string[] = [];
    for (const [disk, storage] of Object.entries(storages)) {
      const path = newPath();
      const written = randomBytes(32);
      await storage.put(path, written, 'text/plain');
      try {
        const stored = await storage.open(path);
        const read = stored && Buffer.from(await new Response(await stored.read()).arrayBuffer());
        if (!read?.equals(written)) throw new Fault(`The disk ${disk} gave back other bytes.`);
      } finally {
        await storage.remove(path);
      }
      kinds.push(`${disk}: ${storage.kind}`);
    }
    return kinds.join(', ');
  },
  async search() {
    const [track] = await db.select({ name: tracks.name }).from(tracks).where(trackPolicy.isPublic).limit(1);
    const started = performance.now();
    const query = track?.name ?? 'test';
    const { results } = await search(db, anybody, { query, types: ['tracks'], limit: 5 });
    if (track && results.tracks.length === 0) throw new Fault(`The search does not find “${query}”.`);
    return `${results.tracks.length} results in ${Math.round(performance.now() - started)} ms`;
  },
  async keys() {
    await refresh();
    const purpose = 'setting test';
    const text = randomBytes(16).toString('hex');
    if (vault.open(vault.seal(text, purpose), purpose) !== text)
      throw new Fault('A secret could not be read back.');
    const failures = await Promise.all(
      payments.all.map(async (gateway) => {
        try {
          await gateway.checkKeys?.();
          return [];
        } catch (error) {
          return [`${gateway.name}: ${reasonOf(error)}`];
        }
      }),
    );
    if (failures.flat().length > 0) throw new Fault(failures.flat().join('; '));
    return `Payment services: ${payments.offered.join(', ')}`;
  },
  async collector() {
    const { 'logging.collector': address } = await readSettings(db);
    if (!address) return 'No address is set.';
    await sendErrors(address, [{ msg: 'Test' }], send);
    return 'The collector took a test.';
  },
  async recaptcha() {
    const values = await readSettings(db);
    if (values['recaptcha.provider'] === 'proof') return 'The check of this server needs no key.';
    if (values['recaptcha.site_key'] === '') throw new Fault('The public key is missing.');
    const secret = await readSecret(db, vault, 'recaptcha.secret_key');
    if (!secret) throw new Fault('The secret is missing.');
    await checkRecaptchaSecret(secret, send);
    return 'reCAPTCHA knows the secret.';
  },
  social: () => checkServiceKeys(db, vault),
  providers: () => testProviders({ db, vault, fetch: send }),
});

/** Runs a test within its time limit. A failure is a response, not an error. */
export async function runSettingTest(
  tests: SettingTests | undefined,
  name: SettingTestName,
): Promise<SettingTestResponse> {
  if (!tests) throw notFound();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Fault(`No answer within ${limit / 1000} seconds.`)), limit);
  });
  try {
    return { is_working: true, detail: await Promise.race([tests[name](), late]) };
  } catch (error) {
    return {
      is_working: false,
      detail: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    };
  } finally {
    clearTimeout(timer);
  }
}
