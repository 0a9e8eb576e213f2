import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { passwordLength } from '@segno/data/contract';
import { readProxies, type TrustedProxies } from './http/clientAddress.ts';
import { paypalAddress, type PaymentKeys } from './payments/PaymentKeys.ts';
import { StartupError } from './StartupError.ts';
import type { S3Access } from './storage/S3Access.ts';
import type { DiskName } from './storage/Storage.ts';

/** The settings from the environment, read once at the start. */
export interface Config {
  port: number;
  /** The address to listen on; all of them when null. */
  host: string | null;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Whether the start inserts the demo into an empty catalogue. */
  demo: boolean;
  /** Whether the demo's pictures and recordings are generated in advance; otherwise on their first request. */
  demoAhead: boolean;
  /** A PostgreSQL server, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The address that visitors use, without a slash at the end; this machine's when null. */
  baseUrl: string | null;
  logLevel: string;
  /** Writes are refused while the data folder's disk has fewer bytes free than this. */
  freeSpaceFloor: number;
  /** Time limit of one statement, in milliseconds. */
  queryTimeout: number;
  /** Cost that a client may cause within a minute; 0 for no limit. */
  rateLimit: number;
  /** Milliseconds for which `/health` responds with 503 before the server closes, so that a balancer sends no more requests. */
  drainTime: number;
  /** A mail server, or null to write messages to files in the data folder. */
  smtpUrl: string | null;
  /** The sender of messages. */
  mailFrom: string;
  /** Whether developers' pages are served, which show all messages. `npm run dev` sets it. */
  isDevelopment: boolean;
  /** Whether unexpected errors are reported with their trace to people with the permission `logs.view`. */
  isDebug: boolean;
  /** The keys of payment services. */
  payments: PaymentKeys;
  /** The file of a font for letters in the PDF of invoices that the server has no font for; null without one. */
  invoiceFont: string | null;
  /** The password of the demo's artist and admin; generated when null. */
  demoPassword: string | null;
  /** An S3-compatible store; null without one. */
  s3: S3Access | null;
  /** The disks whose files are in the store; the others are folders. */
  s3Disks: readonly DiskName[];
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies;
  /** The secret that encrypts keys and passwords of the database; in a file of the data folder when null. */
  secret: string | null;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the environment. Throws a `StartupError` that names an invalid value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return {
    port: readInteger(env, 'PORT', 4300, 0, 65_535),
    host: env.HOST || null,
    dataDir: resolve(env.SEGNO_DATA_DIR || '.data'),
    demo: readFlag(env, 'SEGNO_DEMO', true),
    demoAhead: readFlag(env, 'SEGNO_DEMO_AHEAD', true),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    baseUrl: readBaseUrl(env.SEGNO_BASE_URL),
    logLevel: readChoice(env, 'LOG_LEVEL', 'info', logLevels),
    freeSpaceFloor: readInteger(env, 'SEGNO_FREE_SPACE_FLOOR', 128, 0, 999_999) * 1024 * 1024,
    queryTimeout: readInteger(env, 'SEGNO_QUERY_TIMEOUT', 10_000, 100, 600_000),
    rateLimit: readInteger(env, 'SEGNO_RATE_LIMIT', 6000, 0, 999_999_999),
    drainTime: readInteger(env, 'SEGNO_DRAIN', isSupervised(env) ? 5 : 0, 0, 60) * 1000,
    smtpUrl: readSmtpUrl(env.SEGNO_SMTP_URL),
    mailFrom: env.SEGNO_MAIL_FROM || 'Segno <no-reply@localhost>',
    isDevelopment: readDevelopment(env),
    isDebug: readDebug(env),
    payments: readPaymentKeys(env),
    invoiceFont: readInvoiceFont(env.SEGNO_INVOICE_FONT),
    demoPassword: readDemoPassword(env.SEGNO_DEMO_PASSWORD),
    ...readS3(env),
    trustedProxies: readTrustedProxies(env.SEGNO_TRUSTED_PROXIES ?? ''),
    secret: readSecretText(env.SEGNO_SECRET),
  };
}

/** Whether systemd or Kubernetes started the server: a balancer may be in front of it. */
const isSupervised = (env: Record<string, string | undefined>) =>
  Boolean(env.INVOCATION_ID || env.KUBERNETES_SERVICE_HOST);

function readInteger(
  env: Record<string, string | undefined>,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = env[name];
  if (!text) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new StartupError(`${name} must be a whole number from ${least} to ${most}, but it is "${text}".`);
}

function readChoice(
  env: Record<string, string | undefined>,
  name: string,
  fallback: string,
  choices: readonly string[],
): string {
  const value = env[name] || fallback;
  if (choices.includes(value)) return value;
  throw new StartupError(`${name} must be one of ${choices.join(', ')}, but it is "${value}".`);
}

function readFlag(env: Record<string, string | undefined>, name: string, fallback: boolean): boolean {
  const value = env[name];
  if (!value) return fallback;
  if (['1', 'true'].includes(value)) return true;
  if (['0', 'false'].includes(value)) return false;
  throw new StartupError(`${name} must be 0 or 1, but it is "${value}".`);
}

/** The address may contain a password, so the message does not repeat it. */
function readDatabaseUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new StartupError(
    'DATABASE_URL must be an address like postgres://user:password@host:5432/name, or be left out for the embedded database.',
  );
}

/** Developers' pages show everybody the codes and links in messages, so no site that others use may have them. */
function readDevelopment(env: Record<string, string | undefined>): boolean {
  const isDevelopment = readFlag(env, 'SEGNO_DEV', false);
  const inUse = ['SEGNO_BASE_URL', 'SEGNO_SMTP_URL'].find((name) => env[name]);
  const excluded = env.NODE_ENV === 'production' ? 'NODE_ENV=production' : inUse;
  if (isDevelopment && excluded)
    throw new StartupError(`SEGNO_DEV must be 0 together with ${excluded}: it shows everybody all messages.`);
  return isDevelopment;
}

/** Traces show code, so a site that others use must ask for them by another value. */
function readDebug(env: Record<string, string | undefined>): boolean {
  if (env.SEGNO_DEBUG === 'production') return true;
  const isDebug = readFlag(env, 'SEGNO_DEBUG', false);
  const inUse =
    env.NODE_ENV === 'production' ? 'NODE_ENV=production' : env.SEGNO_BASE_URL && 'SEGNO_BASE_URL';
  if (isDebug && inUse)
    throw new StartupError(
      `SEGNO_DEBUG must be 0, or "production", together with ${inUse}: it shows code to people who may view logs.`,
    );
  return isDebug;
}

/** The address may contain a password, so the message does not repeat it. */
function readSmtpUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (/^smtps?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new StartupError(
    'SEGNO_SMTP_URL must be an address like smtps://user:password@mail.example:465, or be left out to write messages to files.',
  );
}

/** Keys that belong together: all of them, or none. */
function readKeys<Name extends string>(
  env: Record<string, string | undefined>,
  names: Record<Name, string>,
): Record<Name, string> | null {
  const variables = Object.entries(names) as [Name, string][];
  const missing = variables.filter(([, variable]) => !env[variable]);
  if (missing.length === variables.length) return null;
  const [first] = missing;
  if (first) throw new StartupError(`${first[1]} is missing: this payment service needs all of its keys.`);
  return Object.fromEntries(variables.map(([name, variable]) => [name, env[variable] ?? ''])) as Record<
    Name,
    string
  >;
}

function readInvoiceFont(file: string | undefined): string | null {
  if (!file) return null;
  if (!/\.(?:ttf|otf)$/i.test(file) || !existsSync(file))
    throw new StartupError('SEGNO_INVOICE_FONT must be the path of a font file (.ttf or .otf).');
  return file;
}

function readPaymentKeys(env: Record<string, string | undefined>): PaymentKeys {
  const paypal = readKeys(env, {
    clientId: 'SEGNO_PAYPAL_CLIENT_ID',
    secret: 'SEGNO_PAYPAL_SECRET',
    webhookId: 'SEGNO_PAYPAL_WEBHOOK_ID',
  });
  const isSandbox = readFlag(env, 'SEGNO_PAYPAL_SANDBOX', false);
  const stripe = readKeys(env, {
    secretKey: 'SEGNO_STRIPE_SECRET_KEY',
    webhookSecret: 'SEGNO_STRIPE_WEBHOOK_SECRET',
  });
  const publishableKey = env.SEGNO_STRIPE_PUBLISHABLE_KEY || null;
  if (publishableKey !== null && !publishableKey.startsWith('pk_'))
    throw new StartupError('SEGNO_STRIPE_PUBLISHABLE_KEY must begin with pk_: pages show it to everybody.');
  return {
    stripe: stripe && { ...stripe, publishableKey },
    paypal: paypal && {
      ...paypal,
      address: paypalAddress(isSandbox),
    },
  };
}

function readDemoPassword(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length >= passwordLength.min && text.length <= passwordLength.max) return text;
  throw new StartupError(
    `SEGNO_DEMO_PASSWORD must have ${passwordLength.min} to ${passwordLength.max} characters.`,
  );
}

/** The message does not repeat it. */
function readSecretText(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length >= 32) return text;
  throw new StartupError('SEGNO_SECRET must have at least 32 characters.');
}

function readTrustedProxies(text: string): TrustedProxies {
  const proxies = readProxies(text);
  if (typeof proxies !== 'string') return proxies;
  throw new StartupError(
    `SEGNO_TRUSTED_PROXIES must be addresses or CIDR ranges separated by commas, such as 10.0.0.0/8, but has "${proxies}".`,
  );
}

/** All of the store's variables, or none. Values are not repeated: one of them is a secret. */
function readS3(env: Record<string, string | undefined>): Pick<Config, 's3' | 's3Disks'> {
  const names = (env.SEGNO_S3_DISKS ?? '').split(',').map((name) => name.trim());
  const s3Disks = (['public', 'uploads'] as const).filter((name) => names.includes(name));
  const unknown = names.find((name) => name !== '' && !s3Disks.includes(name as DiskName));
  if (unknown !== undefined)
    throw new StartupError(`SEGNO_S3_DISKS must be public, uploads or both, but has "${unknown}".`);
  if (s3Disks.length === 0) return { s3: null, s3Disks };
  const read = (name: string) => {
    const value = env[name];
    if (value) return value;
    throw new StartupError(`${name} must be set together with SEGNO_S3_DISKS.`);
  };
  const endpoint = env.SEGNO_S3_ENDPOINT || null;
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new StartupError('SEGNO_S3_ENDPOINT must be an address like https://s3.example.');
  const s3 = {
    endpoint,
    region: env.SEGNO_S3_REGION || 'us-east-1',
    bucket: read('SEGNO_S3_BUCKET'),
    accessKeyId: read('SEGNO_S3_ACCESS_KEY_ID'),
    secretAccessKey: read('SEGNO_S3_SECRET_ACCESS_KEY'),
  };
  return { s3, s3Disks };
}

function readBaseUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
  throw new StartupError(
    `SEGNO_BASE_URL must be an address like https://music.example, but it is "${text}".`,
  );
}
