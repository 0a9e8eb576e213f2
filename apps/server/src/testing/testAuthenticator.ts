import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const digest = (data: Buffer | string) => createHash('sha256').update(data).digest();
const flag = { isPresent: 1, isVerified: 4, hasKey: 64 };

export interface AnswerOptions {
  challenge: string;
  /** The origin of the page that asks. @default that of the tests' site */
  origin?: string;
  /** The site that the passkey is for. @default 'localhost' */
  site?: string;
  /** Whether the authenticator has verified the person. @default true */
  isVerified?: boolean;
}

/** An authenticator with one passkey (ES256), as far as tests of sign-ins need it. */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  /** How often the passkey was used. A copy of a passkey has a lower number. */
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** The response to the registration of a passkey. */
  create(options: AnswerOptions) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    // The key as a CBOR map (RFC 9053): type 2, algorithm -7, curve 1, x and y.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const data = Buffer.concat([
      this.#state(options, flag.hasKey),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      key,
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** The response to a sign-in. */
  get(options: AnswerOptions) {
    this.counter += 1;
    const data = this.#state(options, 0);
    const client = this.#client('webauthn.get', options);
    const signature = sign('sha256', Buffer.concat([data, digest(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: Record<string, string>) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #state({ site = 'localhost', isVerified = true }: AnswerOptions, flags: number) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | flag.isPresent | (isVerified ? flag.isVerified : 0);
    return Buffer.concat([digest(site), Buffer.from([all]), counter]);
  }

  #client(type: string, { challenge, origin = 'http://localhost:4300' }: AnswerOptions) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
