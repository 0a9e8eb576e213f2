import { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any setting, the embedded database and the demo are served on port 4300', () => {
  expect(readConfig({})).toEqual({
    port: 4300,
    host: null,
    dataDir: resolve('.data'),
    demo: true,
    demoAhead: true,
    smtpUrl: null,
    mailFrom: 'Segno <no-reply@localhost>',
    demoPassword: null,
    isDevelopment: false,
    isDebug: false,
    databaseUrl: null,
    baseUrl: null,
    logLevel: 'info',
    freeSpaceFloor: 128 * 1024 * 1024,
    queryTimeout: 10_000,
    secret: null,
    rateLimit: 6000,
    drainTime: 0,
    s3: null,
    s3Disks: [],
    payments: { stripe: null, paypal: null },
    invoiceFont: null,
    trustedProxies: expect.any(BlockList),
  });
});

test('empty settings count as missing, and the slash at the end of an address is removed', () => {
  const config = readConfig({
    PORT: '',
    DATABASE_URL: '',
    SEGNO_BASE_URL: 'https://segno.example/',
    SEGNO_DEMO: '0',
    SEGNO_DEMO_AHEAD: '0',
  });
  expect(config).toMatchObject({
    port: 4300,
    databaseUrl: null,
    baseUrl: 'https://segno.example',
    demo: false,
    demoAhead: false,
  });
});

test.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '1e3' }, 'PORT'],
  [{ SEGNO_DEMO: 'maybe' }, 'SEGNO_DEMO'],
  [{ SEGNO_BASE_URL: 'segno.example' }, 'SEGNO_BASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ DATABASE_URL: 'localhost:5432' }, 'DATABASE_URL'],
  [{ SEGNO_RATE_LIMIT: 'none' }, 'SEGNO_RATE_LIMIT'],
  [{ SEGNO_TRUSTED_PROXIES: '10.0.0.1, proxy.example' }, 'SEGNO_TRUSTED_PROXIES'],
  [{ SEGNO_TRUSTED_PROXIES: '10.0.0.0/33' }, 'SEGNO_TRUSTED_PROXIES'],
  [{ SEGNO_DEV: '1', NODE_ENV: 'production' }, 'SEGNO_DEV'],
  [{ SEGNO_DEV: '1', SEGNO_BASE_URL: 'https://segno.example' }, 'SEGNO_DEV'],
  [{ SEGNO_DEV: '1', SEGNO_SMTP_URL: 'smtp://mail.example' }, 'SEGNO_DEV'],
  [{ SEGNO_DEBUG: '1', NODE_ENV: 'production' }, 'SEGNO_DEBUG'],
  [{ SEGNO_DEBUG: '1', SEGNO_BASE_URL: 'https://segno.example' }, 'SEGNO_DEBUG'],
])('%j is refused in a sentence that names the setting', (env, name) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must be [^\\n]*\\.$`));
});

test('an invalid database address is not printed, because it may contain a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:hush@host' })).toThrow(/^(?!.*hush)/);
});

test('a site that others use shows traces only when the setting says so in a word', () => {
  expect(readConfig({ SEGNO_DEBUG: '1' }).isDebug).toBe(true);
  expect(readConfig({ SEGNO_DEBUG: 'production', NODE_ENV: 'production' }).isDebug).toBe(true);
});

test('the store is configured as a whole, and an error does not repeat a key', () => {
  const env = { SEGNO_S3_DISKS: 'uploads', SEGNO_S3_BUCKET: 'segno', SEGNO_S3_ACCESS_KEY_ID: 'id' };
  expect(readConfig({ ...env, SEGNO_S3_SECRET_ACCESS_KEY: 'secret' })).toMatchObject({
    s3Disks: ['uploads'],
    s3: { endpoint: null, region: 'us-east-1', bucket: 'segno', secretAccessKey: 'secret' },
  });
  expect(() => readConfig(env)).toThrow(
    'SEGNO_S3_SECRET_ACCESS_KEY must be set together with SEGNO_S3_DISKS.',
  );
  expect(() => readConfig({ ...env, SEGNO_S3_DISKS: 'videos' })).toThrow('SEGNO_S3_DISKS must be');
});

test('BILLING-17 the font of invoices is a font file that exists', () => {
  for (const file of ['/nowhere/own.ttf', import.meta.filename])
    expect(() => readConfig({ SEGNO_INVOICE_FONT: file })).toThrow('SEGNO_INVOICE_FONT');
});
