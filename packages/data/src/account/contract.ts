import { TimeZone } from '../shared/timeZone.ts';
import * as v from 'valibot';
import { Email, HumanToken, Password } from '../auth/contract.ts';
import { Language } from '../i18n/contract.ts';
import { Id, Image, Timestamp } from '../shared/contract.ts';
import { User } from '../users/contract.ts';

/** How long a confirmed password counts, in seconds (CONFIRM-1). */
export const confirmationSeconds = 9000;

/** The length of a code of an authenticator app. */
export const twoFactorCodeLength = 6;

/** The length of a recovery code: ten characters, a dash, ten characters. */
export const recoveryCodeLength = 21;

/** The maximum size of a profile picture, in bytes. */
export const avatarLimit = 2_097_152;

/** A code of an authenticator app, with or without spaces. */
const TwoFactorCode = v.pipe(
  v.string('Enter the code.'),
  v.trim(),
  v.nonEmpty('Enter the code.'),
  v.regex(/^(?:\d\s*){6}$/, `The code has ${twoFactorCodeLength} digits.`),
);

const RecoveryCode = v.pipe(
  v.string('Enter a recovery code.'),
  v.trim(),
  v.nonEmpty('Enter a recovery code.'),
  v.length(recoveryCodeLength, `A recovery code has ${recoveryCodeLength} characters.`),
);

/** The body of POST auth/user/confirmed-two-factor-authentication. */
export const ConfirmTwoFactorInput = v.object({ code: TwoFactorCode });
export type ConfirmTwoFactorInput = v.InferInput<typeof ConfirmTwoFactorInput>;

/** The body of POST auth/two-factor-challenge with a recovery code. */
export const RecoveryCodeInput = v.object({ recovery_code: RecoveryCode });

/** The response of an authenticator in the browser (WebAuthn), which the server verifies. */
export const PasskeyResponse = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(2000)),
  rawId: v.pipe(v.string(), v.maxLength(2000)),
  type: v.literal('public-key'),
  response: v.record(v.string(), v.unknown()),
});

/** The body of POST auth/two-factor-challenge: a code, a recovery code or a passkey. */
export const TwoFactorChallengeInput = v.union(
  [ConfirmTwoFactorInput, RecoveryCodeInput, v.object({ passkey: PasskeyResponse })],
  'Enter the code.',
);
export type TwoFactorChallengeInput = v.InferInput<typeof TwoFactorChallengeInput>;

/** The options of a WebAuthn call, as the library of the browser takes them. */
export const PasskeyOptions = v.object({ options: v.looseObject({ challenge: v.string() }) });

/** The body of POST auth/passkey-login. */
export const PasskeyLoginInput = v.object({
  passkey: PasskeyResponse,
  remember: v.optional(v.boolean(), true),
});
export type PasskeyLoginInput = v.InferInput<typeof PasskeyLoginInput>;

const ShortName = v.pipe(
  v.string('Enter a name.'),
  v.trim(),
  v.nonEmpty('Enter a name.'),
  v.maxLength(100, 'A name has at most 100 characters.'),
);

/** A passkey of the signed-in person. */
export const Passkey = v.object({
  id: Id,
  name: v.string(),
  /** Whether it is synchronised between devices. */
  is_synced: v.boolean(),
  created_at: Timestamp,
  last_used_at: v.nullable(Timestamp),
});
export type Passkey = v.InferOutput<typeof Passkey>;
export const PasskeyList = v.object({ passkeys: v.array(Passkey) });
export const NewPasskeyInput = v.object({ name: ShortName, passkey: PasskeyResponse });
export type NewPasskeyInput = v.InferInput<typeof NewPasskeyInput>;
export const PasskeyNameInput = v.object({ name: ShortName });

/** The body of POST auth/user/confirm-password. */
export const ConfirmPasswordInput = v.object({ password: Password });
export type ConfirmPasswordInput = v.InferInput<typeof ConfirmPasswordInput>;

/** The query of GET auth/user/confirmed-password-status. A number above `confirmationSeconds` has no effect. */
export const ConfirmedPasswordParams = v.object({
  seconds: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
});
export const ConfirmedPasswordResponse = v.object({ confirmed: v.boolean() });

/** The secret of two-factor authentication as a QR code and as text, until it is confirmed. */
export const TwoFactorQrResponse = v.object({ svg: v.string(), secret: v.string() });

export const RecoveryCodesResponse = v.object({ recovery_codes: v.array(v.string()) });

/** The body of POST auth/user/email: another address, to which a code is sent. */
export const EmailChangeInput = v.object({ email: Email, password: Password });
export type EmailChangeInput = v.InferInput<typeof EmailChangeInput>;

/** A session of the signed-in person. */
export const UserSession = v.object({
  id: Id,
  device_type: v.picklist(['mobile', 'tablet', 'desktop']),
  /** The operating system; null when it is not known. */
  platform: v.nullable(v.string()),
  browser: v.nullable(v.string()),
  /** Null: no table of cities is bundled. */
  city: v.nullable(v.string()),
  /** The code of the country by the address; null when it is not known. */
  country: v.nullable(v.string()),
  ip_address: v.string(),
  /** A name of the session that is no secret. */
  token: v.string(),
  is_current_device: v.boolean(),
  last_active: Timestamp,
});
export type UserSession = v.InferOutput<typeof UserSession>;
export const UserSessionList = v.object({ sessions: v.array(UserSession) });

/** What a token may do: `read` is for GET, `write` changes. */
export const tokenScopes = ['read', 'write'] as const;
export const TokenScope = v.picklist(tokenScopes);

/** A token for programs of the signed-in person. */
export const AccessToken = v.object({
  id: Id,
  name: v.string(),
  scopes: v.array(TokenScope),
  /** Null until it is used, shown as 'Never'. */
  last_used_at: v.nullable(Timestamp),
  expires_at: v.nullable(Timestamp),
  created_at: Timestamp,
});
export type AccessToken = v.InferOutput<typeof AccessToken>;

/** The body of POST access-tokens. */
export const NewTokenInput = v.object({
  tokenName: ShortName,
  scopes: v.optional(v.pipe(v.array(TokenScope), v.minLength(1, 'Choose what the token may do.')), [
    ...tokenScopes,
  ]),
  /** Days until it ends; null for never. */
  expires_in: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))), null),
});
export type NewTokenInput = v.InferInput<typeof NewTokenInput>;

/** The secret is in this response only. */
export const NewTokenResponse = v.object({ plainTextToken: v.string(), token: AccessToken });

/** The signed-in person with everything of the account settings, as GET me sends it. */
export const OwnUser = v.object({
  ...User.entries,
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  image: v.nullable(Image),
  /** The code of a country (ISO 3166-1). */
  country: v.nullable(v.string()),
  /** False for people who sign in by a service or a passkey only. */
  has_password: v.boolean(),
  /** Set once two-factor authentication is on. */
  two_factor_confirmed_at: v.nullable(Timestamp),
  /** Whether a secret waits for its confirmation. */
  two_factor_pending: v.boolean(),
  /** The codes that are not used; empty unless this session has confirmed its password. */
  two_factor_recovery_codes: v.array(v.string()),
  /** Only with `with=tokens`. */
  tokens: v.optional(v.array(AccessToken)),
});
export type OwnUser = v.InferOutput<typeof OwnUser>;
/** The response of GET me. */
export const OwnUserResponse = v.object({ user: OwnUser });

const PersonName = v.nullable(
  v.pipe(v.string(), v.trim(), v.maxLength(60, 'A name has at most 60 characters.')),
);

/** The body of PUT users/{id}. What is left out stays. */
export const AccountInput = v.partial(
  v.object({
    first_name: PersonName,
    last_name: PersonName,
    language: Language,
    country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Choose a country.'))),
    timezone: TimeZone,
  }),
);
export type AccountInput = v.InferInput<typeof AccountInput>;

/** The address of a picture for POST users/{id}/avatar. */
export const AvatarAddressInput = v.object({
  url: v.pipe(
    v.string('Enter an address.'),
    v.trim(),
    v.maxLength(2000, 'This address is too long.'),
    v.url('Enter an address such as https://example.com/picture.png.'),
    v.regex(/^https?:/, 'Enter an address such as https://example.com/picture.png.'),
  ),
});

/** The query of DELETE users/{id}. */
export const DeleteUserParams = v.object({ deleteCurrentUser: v.optional(v.string()) });
/** When the account is deleted for good; a sign-in before cancels it. */
export const DeletionResponse = v.object({ deleted_at: Timestamp });

/** Lists of choices, by name. */
export const valueListNames = ['timezones', 'countries', 'localizations'] as const;
export const ValueLists = v.partial(
  v.object({
    /** Regions with their time zones. */
    timezones: v.record(v.string(), v.array(v.object({ value: v.string(), text: v.string() }))),
    countries: v.array(v.object({ code: v.string(), name: v.string() })),
    /** Languages with their own names. */
    localizations: v.array(v.object({ language: v.string(), name: v.string() })),
  }),
);
export type ValueLists = v.InferOutput<typeof ValueLists>;

/** The services of social sign-in. `demo` is that of a demo without the keys of another one. */
export const socialServices = ['google', 'facebook', 'twitter', 'envato', 'demo'] as const;
export const SocialService = v.picklist(socialServices);
export type SocialService = v.InferOutput<typeof SocialService>;
export const SocialServiceParam = v.object({ service: SocialService });

/** The message of the window of a service to the page that opened it. */
export const SocialResult = v.object({
  status: v.picklist(['SUCCESS', 'ALREADY_LOGGED_IN', 'REQUEST_PASSWORD', 'TWO_FACTOR', 'ERROR']),
  message: v.optional(v.string()),
});
export type SocialResult = v.InferOutput<typeof SocialResult>;

/** The name of the BroadcastChannel on which the window reports. */
export const socialChannel = 'segno-social-sign-in';

/** The size of the window of a service, in pixels, and how often it is looked at, in milliseconds. */
export const socialWindow = { width: 650, height: 550, interval: 1000 } as const;

/** The body of POST secure/auth/social/connect: the password of the account with the address of the service. */
export const SocialConnectInput = v.object({ password: Password });
export type SocialConnectInput = v.InferInput<typeof SocialConnectInput>;

/** A task of the check that a visitor is human: find the number whose digest with the salt is `challenge`. */
export const HumanChallenge = v.object({
  algorithm: v.literal('SHA-256'),
  salt: v.string(),
  challenge: v.string(),
  maxnumber: v.number(),
  signature: v.string(),
});
export type HumanChallenge = v.InferOutput<typeof HumanChallenge>;

/** The body of POST recaptcha/verify. */
export const HumanCheckInput = v.object({
  token: HumanToken,
  /** What it was made for. After that of uploads, files can be sent for an hour. */
  action: v.optional(v.picklist(['comments', 'contact', 'login', 'register', 'uploads'])),
});
export const HumanCheckResponse = v.object({ success: v.boolean() });

/** An export of what is stored about the signed-in person. */
export const DataExport = v.object({
  id: Id,
  status: v.picklist(['waiting', 'ready', 'failed']),
  /** In bytes; null until it is ready. */
  size: v.nullable(v.number()),
  created_at: Timestamp,
  /** When the file is removed. */
  expires_at: v.nullable(Timestamp),
});
export type DataExport = v.InferOutput<typeof DataExport>;
export const DataExportList = v.object({ exports: v.array(DataExport) });
export const DataExportResponse = v.object({ export: DataExport });
