import type { Database } from '../db/Database.ts';
import type { Vault } from '../secrets/vault.ts';
import type { EnvironmentSettings } from '../settings/readEnvironment.ts';

/** What a command of an operator works with: the parts of a running server, or its own. */
export interface OperatorContext {
  db: Database;
  vault: Vault;
  environment: EnvironmentSettings;
}

/** Runs a command and returns its report. Throws a `StartupError` that names what to write instead. */
export type OperatorCommand = (context: OperatorContext, args: readonly string[]) => Promise<string>;
