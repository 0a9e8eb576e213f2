import * as v from 'valibot';
import { Fault } from '../../Fault.ts';

export interface PaypalKeys {
  clientId: string;
  secret: string;
  /** @default PayPal's live address */
  address?: string;
}

/** Requests to PayPal's API, with an access token that is kept until it ends. */
export class PaypalClient {
  readonly #keys: PaypalKeys;
  #token: { text: string; until: number } | undefined;

  constructor(keys: PaypalKeys) {
    this.#keys = keys;
  }

  /** Throws when PayPal refuses the keys. */
  async checkKeys(): Promise<void> {
    this.#token = undefined;
    await this.#accessToken();
  }

  /** Sends a request, and returns the response as its schema has it. */
  async call<const Schema extends v.GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    input: { body: unknown; key?: string },
  ): Promise<v.InferOutput<Schema>> {
    return v.parse(schema, await this.send(method, path, input));
  }

  /** Sends a request. Null for what does not exist. */
  async send(
    method: string,
    path: string,
    { body, text, key }: { body?: unknown; text?: string; key?: string } = {},
  ): Promise<unknown> {
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        authorization: `Bearer ${await this.#accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key !== undefined && { 'paypal-request-id': key }),
      },
      ...(method !== 'GET' && { body: text ?? JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(20_000),
    });
    if (response.status === 404) return null;
    if (!response.ok)
      throw new Fault(`PayPal answered ${response.status} to ${method} ${path.split('?')[0]}.`);
    return response.status === 204 ? {} : readJson(await response.text());
  }

  get #address() {
    return this.#keys.address ?? 'https://api-m.paypal.com';
  }

  async #accessToken(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.text;
    const { clientId, secret } = this.#keys;
    const response = await fetch(`${this.#address}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Fault(`PayPal refused the keys of this site (${response.status}).`);
    const Token = v.object({ access_token: v.string(), expires_in: v.number() });
    const { access_token, expires_in } = v.parse(Token, await response.json());
    this.#token = { text: access_token, until: Date.now() + (expires_in - 60) * 1000 };
    return access_token;
  }
}

/** The value of a JSON text, or undefined when it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
