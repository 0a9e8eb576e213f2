import {
  hasPermission,
  hasSessionEnded,
  isSubscribed,
  loginPath,
  readOnboardingSelection,
  readSetting,
  registerPath,
  type Startup,
} from '@segno/data';
import type { PageGuard, PageRule } from '@segno/base';
import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunction, redirect, replace } from 'react-router';
import { queryClientContext, startupContext } from './contexts.ts';
import { hasPage } from './hasPage.ts';
import { notFound } from './notFound.ts';
import { redirectOf } from './redirects.ts';
import { redirectTarget } from './redirectTarget.ts';

/** The arguments of a loader that guards read. */
interface Visit {
  startup: Startup;
  /** Absent when the data of the page is preloaded. */
  url: URL | undefined;
  client: QueryClient;
}

const query = ({ url }: Visit, name: string) => url?.searchParams.get(name);

/** Guards of routes, which the rules of pages name. A guard throws a redirect for visitors it does not admit. */

/** Admits guests. A signed-in person goes on (AUTH-7, AUTH-12); also right after signing in on the page. */
export function guestOnly(visit: Visit) {
  if (visit.startup.user) throw replace(afterSignIn(visit));
}

/** Where a sign-in leads: to the checkout of what the person has chosen, to the wanted page, or where the site says. */
function afterSignIn(visit: Visit): string {
  const { settings } = visit.startup;
  const chosen = readOnboardingSelection();
  const checkout = chosen && `/checkout/${chosen.productId}/${chosen.priceId}`;
  if (checkout && hasPage(checkout)) return checkout;
  const next = query(visit, 'next');
  if (next) return redirectTarget(next);
  const isAdmin = hasPermission(visit.startup, 'admin.access');
  const target = readSetting(settings, isAdmin ? 'auth.admin_redirect' : 'auth.redirect');
  const path = redirectTarget(typeof target === 'string' ? target : null);
  return hasPage(path) ? path : '/';
}

/** Admits signed-in people. A guest signs in first and then returns. */
export function signedIn({ startup, url, client }: Visit) {
  if (startup.user) return;
  const ended = hasSessionEnded(client) ? '1' : null;
  throw redirect(loginPath({ next: url && url.pathname + url.search, ended }));
}

/** Admits guests who may create an account. An invitation is valid while registration is closed. */
export function mayRegister(visit: Visit) {
  guestOnly(visit);
  const isClosed = readSetting(visit.startup.settings, 'registration.disable') === true;
  if (isClosed && !query(visit, 'invite_id')) throw replace(loginPath({ next: query(visit, 'next') }));
}

/** Admits guests, and signed-in people who have an invitation. */
export function mayJoin(visit: Visit) {
  if (!query(visit, 'invite_id')) guestOnly(visit);
}

/** Admits signed-in people without a plan: guests create an account first, others have bought already (BILLING-24). */
export function mayCheckOut({ startup, url }: Visit) {
  if (!startup.user)
    throw redirect(registerPath({ redirectFrom: 'pricing', next: url && url.pathname + url.search }));
  if (isSubscribed(startup)) throw redirect('/billing');
}

/** Admits people with a plan. Others are led to the prices (BILLING-24). */
export function subscribed(visit: Visit) {
  signedIn(visit);
  if (!isSubscribed(visit.startup)) throw redirect('/pricing');
}

const guards: Record<PageGuard, (visit: Visit) => void> = {
  guestOnly,
  signedIn,
  mayRegister,
  mayJoin,
  mayCheckOut,
  subscribed,
};

/** Admits those whom the rule of a page admits. Where plans are sold, people without one are led to the prices (ACCESS-11). */
export function checkRule({ guard, permission }: PageRule, visit: Visit) {
  if (guard) guards[guard](visit);
  if (permission === undefined || hasPermission(visit.startup, permission)) return;
  signedIn(visit);
  const { startup } = visit;
  const isOffered = readSetting(startup.settings, 'billing.enable') === true && !isSubscribed(startup);
  throw isOffered && hasPage('/pricing') ? redirect('/pricing') : notFound();
}

/** A loader that runs after the rule of its page. `request` is absent when the data of the page is preloaded. */
export const withGuard =
  (rule: PageRule, loader: LoaderFunction): LoaderFunction =>
  (args, context) => {
    const request = args.request as Request | undefined;
    checkRule(rule, {
      startup: args.context.get(startupContext),
      url: request && new URL(request.url),
      client: args.context.get(queryClientContext),
    });
    return loader(args, context);
  };

/**
 * Throws what follows when data of a page is refused: a guest signs in first (AUTH-8), also where the record is hidden from
 * guests and the session has ended meanwhile. Everything else that is missing or hidden has no page.
 */
export function followRefusal(status: number, visit: Visit) {
  if (status === 401) signedIn(visit);
  if (status !== 404 && status !== 403) return;
  if (hasSessionEnded(visit.client)) signedIn(visit);
  if (visit.url) redirectMissing(visit.url.pathname);
  throw notFound();
}

/** Redirects an address without a page, if it leads to another one (ROUTE-7). */
export function redirectMissing(pathname: string) {
  const target = redirectOf(pathname);
  if (target !== undefined) throw redirect(target, 301);
}
