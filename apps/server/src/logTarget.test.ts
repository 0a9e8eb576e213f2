import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { fileTarget, pipeTarget } from './logTarget.ts';

test('lines are written to a file in their order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'segno-log-'));
  const file = openSync(join(folder, 'log'), 'w');
  const target = fileTarget(file);
  for (let line = 0; line < 100; line++) target.write(`${line}\n`);
  await target.flush();
  closeSync(file);
  const text = readFileSync(join(folder, 'log'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(text).toBe(Array.from({ length: 100 }, (_, line) => `${line}\n`).join(''));
  expect(target.dropped).toBe(0);
});

test.runIf(process.platform === 'linux')('lines for a full disk are dropped and counted', async () => {
  const file = openSync('/dev/full', 'w');
  const target = fileTarget(file);
  target.write('one\n');
  target.write('two\n');
  await target.flush();
  target.write('three\n');
  await target.flush();
  closeSync(file);
  expect(target.dropped).toBe(3);
});

test('up to 1 MB of lines are buffered for a slow reader; further ones are dropped and counted', () => {
  const target = pipeTarget(new Writable({ write: () => {}, highWaterMark: 1 }));
  for (let line = 0; line < 30; line++) target.write('x'.repeat(100_000));
  expect(target.dropped).toBe(19);
});

test('up to 1 MB of lines are buffered while a file is written; further ones are dropped and counted', async () => {
  const file = openSync('/dev/null', 'w');
  const target = fileTarget(file);
  for (let line = 0; line < 30; line++) target.write('x'.repeat(100_000));
  await target.flush();
  closeSync(file);
  expect(target.dropped).toBe(18);
});

test('lines are dropped and counted after the reader has closed the pipe', async () => {
  const gone = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  gone.on('error', () => {});
  const target = pipeTarget(gone);
  target.write('one\n');
  target.write('two\n');
  await target.flush();
  expect(target.dropped).toBe(2);
});
