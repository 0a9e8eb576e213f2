import { afterEach, expect, inject, test } from 'vitest';
import { endProcesses, startScript } from '../testing/testProcess.ts';
import { isOnPostgres } from '../testing/testDatabase.ts';

afterEach(endProcesses);

const title = 'a test run on the server of TEST_DATABASE_URL ends with the exit code that vitest sets';
test.runIf(isOnPostgres())(title, async () => {
  const run = startScript(`
    process.env.TEST_DATABASE_URL = ${JSON.stringify(inject('postgresUrl'))};
    const { default: setup } = await import(${JSON.stringify(new URL('../testing/testPostgres.ts', import.meta.url).href)});
    const stop = await setup({ provide() {}, onTestsRerun() {} });
    await stop();
    process.exitCode = 1;
  `);
  expect(await run.exit).toBe(1);
});
