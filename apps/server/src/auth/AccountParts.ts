import type { HumanCheck, RecaptchaInput } from '../humanCheck/HumanCheck.ts';
import type { Vault } from '../secrets/vault.ts';
import type { DemoService } from './DemoService.ts';

/** What the accounts of people need besides the sign-in. */
export interface AccountParts {
  /** Encrypts secrets with a key outside the database. */
  vault: Vault;
  human: HumanCheck;
  /** Asks reCAPTCHA about an answer. Tests pass their own. */
  verifyRecaptcha: (input: RecaptchaInput) => Promise<boolean>;
  /** Absolute path of the folder of the archives that people export. */
  exportFolder: string;
  /** Reads a picture from an address that a person entered. Tests pass their own. */
  fetchPicture: (address: string) => Promise<Uint8Array>;
  /** The service of social sign-in of the demo; null without the demo. */
  demoService: DemoService | null;
}
