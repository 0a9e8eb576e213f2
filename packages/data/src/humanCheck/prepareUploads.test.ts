import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { HttpClient } from '../http/HttpClient.ts';
import { createQueryClient } from '../index.ts';
import { prepareUploads } from './prepareUploads.ts';

const challenge = {
  algorithm: 'SHA-256',
  salt: 'a.',
  challenge: createHash('sha256').update('a.3').digest('hex'),
  maxnumber: 10,
  signature: 'x',
};

test('HUMAN-1 uploads pass the check once, and only where the site has switched it on', async () => {
  const send = vi.fn<HttpClient['send']>((path) =>
    Promise.resolve(path === 'recaptcha/challenge' ? challenge : { success: true }),
  );
  const client = createQueryClient({ http: { send } as unknown as HttpClient });
  expect(prepareUploads(client, {})).toBeUndefined();
  const prepare = prepareUploads(client, { recaptcha: { enable: { uploads: true } } });
  await Promise.all([prepare?.(), prepare?.()]);
  expect(send.mock.calls.map(([path]) => path)).toEqual(['recaptcha/challenge', 'recaptcha/verify']);
  expect(send.mock.calls[1]?.[1]).toMatchObject({ body: { action: 'uploads' } });
});
