import { inspect } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { describeError } from './describeError.ts';
import { explainStartup } from './explainStartup.ts';
import { createPrivateFiles } from './privateFiles.ts';
import { StartupError } from './StartupError.ts';

export type Environment = Record<string, string | undefined>;

/**
 * Runs a command of an operator with the configuration of the server. Prints its report, or `failure` and a sentence.
 * Resolves to the exit code.
 */
export async function runCommand(
  failure: string,
  env: Environment,
  work: (config: Config) => Promise<string>,
): Promise<number> {
  createPrivateFiles();
  try {
    const config = readConfig(env);
    const report = await work(config).catch((error: unknown) => {
      const sentence = isUsageError(error) ? error.message : explainStartup(error, config);
      throw sentence ? new StartupError(sentence, { cause: error }) : error;
    });
    process.stdout.write(`${report}\n`);
    return 0;
  } catch (error) {
    const text = error instanceof StartupError ? error.message : inspect(describeError(error), { depth: 6 });
    process.stderr.write(`${failure}: ${text}\n`);
    return 1;
  }
}

/** An option that `parseArgs` does not know. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
