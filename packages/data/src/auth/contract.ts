import * as v from 'valibot';
import { Id } from '../shared/contract.ts';
import { Startup } from '../startup/contract.ts';

/** The length of a new password, in characters. The maximum bounds the work of the server. */
export const passwordLength = { min: 8, max: 128 } as const;

/** The length of a verification code (FORM-5). */
export const codeLength = 6;

/** An email address that a person enters. */
export const Email = v.pipe(
  v.string('Enter an email address.'),
  v.trim(),
  v.nonEmpty('Enter an email address.'),
  v.maxLength(254, 'An email address has at most 254 characters.'),
  v.email('Enter an email address such as name@example.com.'),
);

/** A present password. Its length is not checked, so that old passwords stay valid. */
export const Password = v.pipe(
  v.string('Enter a password.'),
  v.nonEmpty('Enter a password.'),
  v.maxLength(passwordLength.max, `A password has at most ${passwordLength.max} characters.`),
);

const NewPassword = v.pipe(
  Password,
  v.minLength(passwordLength.min, `Use at least ${passwordLength.min} characters.`),
);

const newPassword = {
  password: NewPassword,
  password_confirmation: v.pipe(v.string('Repeat the password.'), v.nonEmpty('Repeat the password.')),
};

// An interface would not fit the index signature of valibot's issues.
type Passwords = Record<'password' | 'password_confirmation', string>;

const isConfirmed = ({ password, password_confirmation }: Passwords) => password === password_confirmation;
const notConfirmed = 'The passwords are not the same.';

/** The answer to a human check: the solved task in base64, or the token of reCAPTCHA. */
export const HumanToken = v.pipe(v.string(), v.maxLength(8000));

/** The body of POST auth/login. `remember` keeps the person signed in for a month. */
export const LoginInput = v.object({
  email: Email,
  password: Password,
  remember: v.optional(v.boolean(), false),
  human_token: v.optional(HumanToken),
});
export type LoginInput = v.InferInput<typeof LoginInput>;

/** The body of POST auth/register. `policies` has the ids of the accepted policies. */
export const RegisterInput = v.pipe(
  v.object({
    /** What others see; without it the name is neutral. */
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'A name has at most 60 characters.'))),
    email: Email,
    ...newPassword,
    invite_id: v.optional(v.pipe(v.string(), v.maxLength(100))),
    invite_type: v.optional(v.pipe(v.string(), v.maxLength(100))),
    policies: v.optional(v.pipe(v.array(Id), v.maxLength(50)), []),
    human_token: v.optional(HumanToken),
  }),
  v.forward(v.partialCheck([['password'], ['password_confirmation']], isConfirmed, notConfirmed), [
    'password_confirmation',
  ]),
);
export type RegisterInput = v.InferInput<typeof RegisterInput>;

/** The body of POST auth/forgot-password. */
export const ForgotPasswordInput = v.object({ email: Email });
export type ForgotPasswordInput = v.InferInput<typeof ForgotPasswordInput>;

/** The body of POST auth/reset-password. `token` is the last part of the address in the email. */
export const ResetPasswordInput = v.pipe(
  v.object({ token: v.pipe(v.string(), v.maxLength(200)), email: Email, ...newPassword }),
  v.forward(v.partialCheck([['password'], ['password_confirmation']], isConfirmed, notConfirmed), [
    'password_confirmation',
  ]),
);
export type ResetPasswordInput = v.InferInput<typeof ResetPasswordInput>;

/** The body of PUT auth/user/password. */
export const PasswordInput = v.pipe(
  v.object({ current_password: Password, ...newPassword }),
  v.forward(v.partialCheck([['password'], ['password_confirmation']], isConfirmed, notConfirmed), [
    'password_confirmation',
  ]),
);
export type PasswordInput = v.InferInput<typeof PasswordInput>;

/** The body of POST auth/user/password: the first password of somebody who signs in by a service. */
export const FirstPasswordInput = v.pipe(
  v.object(newPassword),
  v.forward(v.partialCheck([['password'], ['password_confirmation']], isConfirmed, notConfirmed), [
    'password_confirmation',
  ]),
);
export type FirstPasswordInput = v.InferInput<typeof FirstPasswordInput>;

/** The body of POST validate-email-verification-otp. */
export const VerifyEmailInput = v.object({
  code: v.pipe(
    v.string('Enter the code.'),
    v.trim(),
    v.nonEmpty('Enter the code.'),
    v.regex(/^\d{6}$/, `The code has ${codeLength} digits.`),
  ),
});
export type VerifyEmailInput = v.InferInput<typeof VerifyEmailInput>;

/** The startup object after a change of the session: of the new user, or of a guest after the logout. */
export const BootstrapResponse = v.object({ bootstrapData: Startup });
export type BootstrapResponse = v.InferOutput<typeof BootstrapResponse>;

/** The response of POST auth/login. With `two_factor` the session begins after the second factor. */
export const LoginResponse = v.union([BootstrapResponse, v.object({ two_factor: v.literal(true) })]);
export type LoginResponse = v.InferOutput<typeof LoginResponse>;

/** The response of POST auth/register. */
export const RegisterResponse = v.object({
  ...BootstrapResponse.entries,
  status: v.picklist(['needs_email_verification', 'success']),
});
export type RegisterResponse = v.InferOutput<typeof RegisterResponse>;

/** A response with a message for the person. */
export const MessageResponse = v.object({ message: v.string() });
export type MessageResponse = v.InferOutput<typeof MessageResponse>;

/** The value of `code` in the 403 that refuses people whose account is restricted to one screen. */
export const restrictedCodes = { unverified: 'email_unverified', banned: 'account_suspended' } as const;
