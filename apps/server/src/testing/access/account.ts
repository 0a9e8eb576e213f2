import type { AccessCase } from '../AccessCase.ts';

const everybody = (path: string, body?: unknown): AccessCase => ({ path, body });
const invalid = (path: string, body: unknown = {}): AccessCase => ({ path, body, status: 422 });
const missing = (path: string, body?: unknown): AccessCase => ({ path, body, status: 404 });
/** The account of the owner, whose details nobody else changes; an admin may. */
const own = (path: string, body?: unknown): AccessCase => ({ path, body, to: 'owner', else: 403 });

const passkey = { id: 'x', rawId: 'x', type: 'public-key', response: {} };

/** Requests for the routes of accounts. The sessions of these people have confirmed their password. */
export const accountCases: Record<string, AccessCase[]> = {
  'GET /access-tokens': [everybody('/access-tokens')],
  'POST /access-tokens': [everybody('/access-tokens', { tokenName: 'Script' })],
  'DELETE /access-tokens/:id': [missing('/access-tokens/999')],
  'GET /me/player': [everybody('/me/player')],
  'GET /me/player/queue': [everybody('/me/player/queue')],
  'PUT /me/player': [invalid('/me/player')],
  'POST /me/player/commands': [everybody('/me/player/commands', { kind: 'pause' })],
  'GET /me/player/events': [everybody('/me/player/events')],
  'GET /me/exports': [everybody('/me/exports')],
  'GET /me/policies': [everybody('/me/policies')],
  'POST /me/policies': [{ path: '/me/policies', body: { accepted: [{ id: 1, version: 1 }] }, status: 409 }],
  'POST /me/exports': [everybody('/me/exports', {})],
  'GET /notifications/me/subscriptions': [everybody('/notifications/me/subscriptions')],
  'PUT /notifications/me/subscriptions': [everybody('/notifications/me/subscriptions', { selections: [] })],
  'GET /notifications/me/push': [everybody('/notifications/me/push')],
  'POST /notifications/me/push': [invalid('/notifications/me/push')],
  'DELETE /notifications/me/push': [
    everybody('/notifications/me/push', { endpoint: 'https://push.example/1' }),
  ],
  'DELETE /notifications/:id': [everybody('/notifications/1')],
  'GET /recaptcha/challenge': [everybody('/recaptcha/challenge')],
  'POST /recaptcha/verify': [everybody('/recaptcha/verify', { token: 'x' })],
  'GET /user-sessions': [everybody('/user-sessions')],
  'DELETE /user-sessions/:id': [missing('/user-sessions/999')],
  'POST /user-sessions/logout-other': [invalid('/user-sessions/logout-other')],
  'PUT /users/:id': [own('/users/1', { first_name: 'Nora' })],
  'POST /users/:id/avatar': [{ path: '/users/1/avatar', body: {}, status: 422 }],
  'DELETE /users/:id/avatar': [own('/users/1/avatar')],
  // Nobody but the owner deletes an account here.
  'DELETE /users/:id': [{ path: '/users/4', status: 403 }],
  'GET /value-lists/:names': [everybody('/value-lists/countries,localizations')],
  'POST /auth/two-factor-challenge': [invalid('/auth/two-factor-challenge', { code: '123456' })],
  'POST /auth/two-factor-challenge/passkey-options': [invalid('/auth/two-factor-challenge/passkey-options')],
  'POST /auth/passkey-login/options': [everybody('/auth/passkey-login/options', {})],
  'POST /auth/passkey-login': [invalid('/auth/passkey-login', { passkey })],
  'PUT /auth/user/password': [invalid('/auth/user/password')],
  'POST /auth/user/password': [invalid('/auth/user/password')],
  'GET /auth/user/confirmed-password-status': [
    everybody('/auth/user/confirmed-password-status?seconds=9000'),
  ],
  'POST /auth/user/confirm-password': [invalid('/auth/user/confirm-password')],
  'POST /auth/user/two-factor-authentication': [everybody('/auth/user/two-factor-authentication', {})],
  'DELETE /auth/user/two-factor-authentication': [everybody('/auth/user/two-factor-authentication')],
  'GET /auth/user/two-factor/qr-code': [missing('/auth/user/two-factor/qr-code')],
  'POST /auth/user/confirmed-two-factor-authentication': [
    invalid('/auth/user/confirmed-two-factor-authentication', { code: '1' }),
  ],
  'POST /auth/user/two-factor-recovery-codes': [
    { path: '/auth/user/two-factor-recovery-codes', body: {}, status: 409 },
  ],
  'GET /auth/user/passkeys': [everybody('/auth/user/passkeys')],
  'POST /auth/user/passkeys/options': [everybody('/auth/user/passkeys/options', {})],
  'POST /auth/user/passkeys': [invalid('/auth/user/passkeys', { name: 'Phone', passkey })],
  'PUT /auth/user/passkeys/:id': [missing('/auth/user/passkeys/999', { name: 'Phone' })],
  'DELETE /auth/user/passkeys/:id': [missing('/auth/user/passkeys/999')],
  'POST /auth/user/email': [invalid('/auth/user/email')],
  'POST /auth/user/email/confirm': [invalid('/auth/user/email/confirm', { code: '123456' })],
  'POST /secure/auth/social/connect': [invalid('/secure/auth/social/connect', { password: 'x' })],
  'POST /secure/auth/social/:service/disconnect': [invalid('/secure/auth/social/google/disconnect', {})],
};
