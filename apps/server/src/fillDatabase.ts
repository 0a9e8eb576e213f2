import { insertDefaultChannels } from './channels/defaultChannels.ts';
import { channels } from './channels/table.ts';
import type { Config } from './config.ts';
import type { Database } from './db/Database.ts';
import { allowDemoAccounts, insertDemoAccounts, publishDemoSignIn } from './demo/accounts.ts';
import { insertDemoPlans } from './demo/plans.ts';
import { seedDemo } from './demo/seed.ts';
import type { Logger } from './log.ts';
import { hasAdmin } from './roles/lastAdmin.ts';
import { insertDefaultRoles } from './roles/store.ts';

/**
 * Inserts the default roles and channels into an empty database, and the demo if it is enabled. While it is not, nobody
 * signs in to the accounts of an earlier one. `print` gets the accounts, line by line, and how to become an administrator
 * while there is none.
 */
export async function fillDatabase(
  db: Database,
  { demo, demoPassword: password }: Pick<Config, 'demo' | 'demoPassword'>,
  log: Pick<Logger, 'info'>,
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<void> {
  await insertDefaultRoles(db);
  if (demo) {
    await seedDemo(db, log);
    await insertDemoPlans(db);
    await insertDemoAccounts(db, { password }, print);
  } else if ((await db.$count(channels)) === 0) await insertDefaultChannels(db);
  await allowDemoAccounts(db, demo, { password }, print);
  await publishDemoSignIn(db, demo);
  if (!(await hasAdmin(db))) {
    print('No account can administer this site. Register at /register, then give your account the role:');
    print('  npm run users -- role EMAIL Admins');
  }
}
