import { expect, test } from 'vitest';
import { fillDatabase } from './fillDatabase.ts';
import { giveRoleTo } from './roles/editRoles.ts';
import { openTestDatabase } from './testing/testDatabase.ts';
import { users } from './users/table.ts';

test('a start without an administrator prints how to become one', async () => {
  const { db, close } = await openTestDatabase();
  const lines: string[] = [];
  const start = () =>
    fillDatabase(
      db,
      { demo: false, demoPassword: null },
      { info: () => {} },
      (line) => void lines.push(line),
    );
  await start();
  expect(lines).toContain('  npm run users -- role EMAIL Admins');
  lines.length = 0;
  await db.insert(users).values({ email: 'owner@example.com', name: 'Owner' });
  await giveRoleTo(db, 'owner@example.com', 'Admins');
  await start();
  expect(lines).toEqual([]);
  await close();
});
