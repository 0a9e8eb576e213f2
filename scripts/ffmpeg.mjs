// Finds the ffmpeg that reads and encodes recordings in tests, and installs one on Debian if there is none.
import { spawnSync } from 'node:child_process';
import { canInstall, installDebian } from './debian.mjs';
import { print } from './terminal.mjs';

/** Elsewhere the tests that need it are left out, as the server does without it too (RECORDING-4). */
export async function prepareFfmpeg() {
  if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0) return;
  if (canInstall()) await installDebian('Installing ffmpeg for the tests', ['ffmpeg']);
  else print('Without ffmpeg, the tests that encode recordings are left out. Install it to run them.');
}
