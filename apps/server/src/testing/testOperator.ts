import type { Database } from '../db/Database.ts';
import type { OperatorContext } from '../operator/OperatorContext.ts';
import { createVault } from '../secrets/vault.ts';

/** The vault of tests. */
export const testVault = createVault(Buffer.alloc(32, 7));

/** What a command works with in a test, without settings of the environment. */
export const operatorOn = (db: Database): OperatorContext => ({
  db,
  vault: testVault,
  environment: new Map(),
});
