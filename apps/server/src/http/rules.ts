import { hasPermission, type PermissionName, restrictedCodes } from '@segno/data/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { isSignedIn, type SignedInViewer } from '../viewer/Viewer.ts';
import type { AppEnv } from './AppEnv.ts';
import { notSignedIn, Problem } from './Problem.ts';

/** Who may call a route. */
export type RuleName = 'everyone' | 'anyone' | 'account' | 'signedIn' | 'notSuspended' | PermissionName;

/** A middleware that checks a rule. Every route of the API has one; `ruleOf` reads it (ACCESS-6). */
export type Rule = MiddlewareHandler<AppEnv> & { readonly rule: RuleName };

/**
 * `c.var` of a handler after a rule that admits signed-in people only: its viewer has a user. Such a context
 * is no `Context<AppEnv>`: a helper that reads it takes an `AppRequest`, one that writes it is generic, `<E extends AppEnv>(c: Context<E>)`.
 */
interface SignedInEnv {
  Variables: { viewer: SignedInViewer };
}

/** A rule that admits signed-in people only. */
export type SignedInRule = MiddlewareHandler<AppEnv & SignedInEnv> & { readonly rule: RuleName };

/** Permissions that guests can have by the guest role. All others need an account, whatever the guest role has. */
type GuestPermission = 'music.view';
/** Permissions that need an account. */
export type AccountPermission = Exclude<PermissionName, GuestPermission>;
const isForGuests = (permission: PermissionName): permission is GuestPermission =>
  permission === 'music.view';

/** The rule that a handler checks, or undefined for any other handler. */
export const ruleOf = (handler: object): RuleName | undefined => (handler as Partial<Rule>).rule;

const createRule = (rule: RuleName, check: MiddlewareHandler<AppEnv>): Rule =>
  Object.assign(check.bind(null), { rule });

const restrictedMessages = {
  unverified: 'Verify your email address first.',
  banned: 'Your account is suspended.',
};

/** Refuses people whose account is restricted to one screen. */
function refuseRestricted(c: Context<AppEnv>, except?: keyof typeof restrictedMessages) {
  const { restriction } = c.var.viewer;
  if (restriction && restriction !== except)
    throw new Problem({
      status: 403,
      code: restrictedCodes[restriction],
      message: restrictedMessages[restriction],
    });
}

/** A rule whose check throws for guests. The response of such a route is one person's, and nobody stores it. */
const createSignedInRule = (rule: RuleName, check: MiddlewareHandler<AppEnv>): SignedInRule =>
  createRule(rule, async (c, next) => {
    await check(c, next);
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  }) as unknown as SignedInRule;

const refuseGuest = (c: Context<AppEnv>) => {
  if (!isSignedIn(c.var.viewer)) throw notSignedIn();
};

/** Everyone, also people with an unverified or suspended account: for sign-in, logout and language. */
export const everyone = createRule('everyone', (_, next) => next());

/** Guests and signed-in people. */
export const anyone = createRule('anyone', (c, next) => {
  refuseRestricted(c);
  return next();
});

/** Signed-in people, also with an unverified or suspended account: for the language of their one screen. */
export const account = createSignedInRule('account', (c, next) => {
  refuseGuest(c);
  return next();
});

/** Signed-in people. */
export const signedIn = createSignedInRule('signedIn', (c, next) => {
  refuseGuest(c);
  refuseRestricted(c);
  return next();
});

/** Signed-in people, also with an unverified account: for the verification. */
export const notSuspended = createSignedInRule('notSuspended', (c, next) => {
  refuseGuest(c);
  refuseRestricted(c, 'unverified');
  return next();
});

/** Permissions that may be those of guests give no user. */
type PermissionRule<TName extends PermissionName> = GuestPermission extends TName ? Rule : SignedInRule;

/** Visitors who have a permission: by their roles, or, to view music, by the guest role. */
export const allow = <TName extends PermissionName>(permission: TName): PermissionRule<TName> => {
  const isGuestRule = isForGuests(permission);
  const create = isGuestRule ? createRule : createSignedInRule;
  const rule: Rule | SignedInRule = create(permission, (c, next) => {
    refuseRestricted(c);
    if (!isGuestRule) refuseGuest(c);
    if (!hasPermission(c.var.viewer, permission)) {
      refuseGuest(c);
      throw new Problem({
        status: 403,
        code: 'forbidden',
        message: 'You do not have the permission to do this.',
      });
    }
    return next();
  });
  return rule as unknown as PermissionRule<TName>;
};
