// Installs packages of Debian, where this process may.
import { existsSync } from 'node:fs';
import { step } from './terminal.mjs';

/** Whether this is a Debian whose packages this process may install. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

export async function installDebian(title, packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Looking up Debian packages', 'apt-get', ['update', '-qq'], { env });
  await step(title, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}
