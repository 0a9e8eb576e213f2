import {
  AdminJobStarted,
  AdminMailSamples,
  AdminSettings,
  AdminSettingsInput,
  Done,
  SettingTestResponse,
  SettingTestParam,
  type SettingChanges,
} from '@segno/data/contract';
import * as v from 'valibot';
import { recordChange } from '../audit/recordChange.ts';
import type { Database } from '../db/Database.ts';
import { responds, respondsRaw } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { Problem } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { enqueue } from '../jobs/store.ts';
import { withFooter } from '../mail/configuredTransport.ts';
import { mailSamples } from '../mail/mailSamples.ts';
import { queueMail } from '../mail/store.ts';
import { rebuildSearchKind } from '../search/rebuildSearch.ts';
import { allConsents } from '../policies/store.ts';
import type { Vault } from '../secrets/vault.ts';
import { describeSettings, readSettings, writeSettings } from '../settings/store.ts';
import { isAdminSetting } from './isAdminSetting.ts';
import { csvFile } from './exportRows.ts';
import { runSettingTest, type SettingTests } from './settingTests.ts';

export interface SettingRoutesOptions {
  db: Database;
  /** Encrypts secrets. Without it they are refused. */
  vault?: Vault | undefined;
  /** Tests of what the settings configure. @default none can be tested */
  tests?: SettingTests | undefined;
  /** Sends what was queued. */
  sendMails?: (() => void) | undefined;
}

const readAll = async (db: Database) =>
  (await describeSettings(db)).map((setting) => ({ ...setting, value: setting.value ?? null }));

/** The values of some settings for the log of changes, without secrets. */
const shown = (all: Awaited<ReturnType<typeof readAll>>, names: readonly string[]) =>
  Object.fromEntries(
    all
      .filter(({ name }) => names.includes(name))
      .map(({ name, access, isSet, value }) => [name, access === 'secret' ? (isSet ? '…' : null) : value]),
  );

/** The settings of the site, and the tests of what they configure. */
export const adminSettingRoutes = ({ db, vault, sendMails, tests }: SettingRoutesOptions) =>
  createRouter()
    .get('/', allow('settings.update'), responds(AdminSettings), async (c) =>
      c.json({ settings: await readAll(db) }),
    )
    .put(
      '/',
      allow('settings.update'),
      responds(AdminSettings),
      validate('json', AdminSettingsInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { changes } = c.req.valid('json');
        const names = Object.keys(changes);
        const foreign = names.filter((name) => !isAdminSetting(name));
        if (foreign.length > 0)
          throw new Problem({
            status: 422,
            code: 'invalid_request',
            message: 'Some of what was sent is not valid.',
            fields: Object.fromEntries(foreign.map((name) => [name, 'There is no such setting.'])),
          });
        const wanted = Object.fromEntries(
          Object.entries(changes).map(([name, value]) => [name, value === null ? undefined : value]),
        );
        await db.transaction(async (tx) => {
          const before = shown(await readAll(tx), names);
          await writeSettings(tx, wanted as SettingChanges, { vault });
          const after = shown(await readAll(tx), names);
          const record = { type: 'settings', ids: [], name: names.join(', ').slice(0, 200) };
          await recordChange(tx, viewer, { action: 'settings', record, before, after });
        });
        return c.json({ settings: await readAll(db) });
      },
    )
    .post(
      '/tests/:name',
      allow('settings.update'),
      responds(SettingTestResponse),
      validate('param', SettingTestParam),
      async (c) => c.json(await runSettingTest(tests, c.req.valid('param').name)),
    )
    .get('/mails', allow('settings.update'), responds(AdminMailSamples), async (c) => {
      const {
        'branding.site_name': site,
        'i18n.language': ofSite,
        'mail.footer': footer,
      } = await readSettings(db);
      const language = c.var.viewer.user.language ?? ofSite;
      const mails = mailSamples({ site, language }).map((mail) => withFooter(mail, footer));
      return c.json({ mails });
    })
    .get('/consents', allow('users.update'), respondsRaw(v.string()), (c) => {
      const columns = ['user_id', 'name', 'email', 'policy_id', 'version', 'accepted_at'];
      const day = new Date().toISOString().slice(0, 10);
      return c.body(csvFile(allConsents(db), columns), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="consents-${day}.csv"`,
        'cache-control': 'no-store',
      });
    })
    .post('/clear-cache', allow('settings.update'), responds(Done), async (c) => {
      const version = (await readSettings(db)).cache_version;
      await writeSettings(db, { cache_version: (version + 1) % 1_000_000_000 });
      return c.json({});
    })
    .post('/rebuild-search', allow('settings.update'), responds(AdminJobStarted, 202), async (c) =>
      c.json({ job_id: await enqueue(db, rebuildSearchKind, {}, { ownerId: c.var.viewer.user.id }) }, 202),
    )
    .post('/test-mail', allow('settings.update'), responds(Done), async (c) => {
      const { user } = c.var.viewer;
      const text = 'This message shows that the site can send email.';
      await queueMail(db, { to: user.email, subject: 'Test message', text, html: `<p>${text}</p>` });
      sendMails?.();
      return c.json({});
    });
