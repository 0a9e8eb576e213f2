import { Fault } from '../Fault.ts';
import { isSealed, type Vault } from './vault.ts';

let vaultOfProcess: Vault | undefined;

/**
 * Sets the vault for texts that sign in, such as links in messages that wait. A process calls it before it answers. It is
 * a variable of the module because such texts are stored in many transactions that know nothing of the vault.
 */
export function keepSealedWith(vault: Vault): void {
  vaultOfProcess = vault;
}

const vault = () => {
  if (!vaultOfProcess) throw new Fault('The vault is not set: call keepSealedWith at the start.');
  return vaultOfProcess;
};

/** Encrypts a text for the database, so that neither it nor a backup contains it. */
export const sealAtRest = (text: string, purpose: string): string => vault().seal(text, purpose);

/**
 * Decrypts a text of the database; one that an earlier version has stored is returned as it is. Null for a text of another
 * key, as after a restore without it.
 */
export const openAtRest = (stored: string, purpose: string): string | null =>
  isSealed(stored) ? vault().open(stored, purpose) : stored;
