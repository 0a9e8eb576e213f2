import { hasPermission, type PermissionName, restrictedCodes } from '@segno/data/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { notSignedIn, Problem } from './Problem.ts';

/** Who may call a route. */
export type RuleName = 'everyone' | 'anyone' | 'signedIn' | 'notSuspended' | PermissionName;

/** A middleware that checks a rule. Every route of the API has one; `ruleOf` reads it (ACCESS-6). */
export type Rule = MiddlewareHandler<AppEnv> & { readonly rule: RuleName };

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

const requireUser = (c: Context<AppEnv>) => {
  if (!c.var.viewer.user) throw notSignedIn();
};

/** Everyone, also people with an unverified or suspended account: for sign-in, logout and language. */
export const everyone = createRule('everyone', (_, next) => next());

/** Guests and signed-in people. */
export const anyone = createRule('anyone', (c, next) => {
  refuseRestricted(c);
  return next();
});

/** Signed-in people. */
export const signedIn = createRule('signedIn', (c, next) => {
  requireUser(c);
  refuseRestricted(c);
  return next();
});

/** Signed-in people, also with an unverified account: for the verification. */
export const notSuspended = createRule('notSuspended', (c, next) => {
  requireUser(c);
  refuseRestricted(c, 'unverified');
  return next();
});

/** Visitors who have a permission: by their roles, or by the guest role. */
export const allow = (permission: PermissionName): Rule =>
  createRule(permission, (c, next) => {
    refuseRestricted(c);
    if (!hasPermission(c.var.viewer, permission)) {
      requireUser(c);
      throw new Problem({
        status: 403,
        code: 'forbidden',
        message: 'You do not have the permission to do this.',
      });
    }
    return next();
  });
