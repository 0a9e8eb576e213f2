import { afterEach, expect, test } from 'vitest';
import { endProcesses, startScript } from '../testProcess.ts';

afterEach(endProcesses);

test('a test run on the server of TEST_DATABASE_URL ends with the exit code that vitest sets', async () => {
  const run = startScript(`
    process.env.TEST_DATABASE_URL = 'postgres://unused@localhost/unused';
    const { default: setup } = await import(${JSON.stringify(new URL('./testPostgres.ts', import.meta.url).href)});
    const stop = await setup({ provide() {} });
    await stop();
    process.exitCode = 1;
  `);
  expect(await run.exit).toBe(1);
});
