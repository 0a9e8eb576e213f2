import { loginPath, readSetting, type Startup } from '@segno/data';
import { redirect, replace } from 'react-router';
import { redirectTarget } from './redirectTarget.ts';

/** The arguments of a loader that guards read. */
interface Visit {
  startup: Startup;
  /** Absent when the data of the page is preloaded. */
  url: URL | undefined;
}

const query = ({ url }: Visit, name: string) => url?.searchParams.get(name);

/** Guards of routes: call them first in the route's loader. A guard throws a redirect for visitors it does not admit. */

/** Admits guests. A signed-in person goes to the wanted page, or home; also right after signing in on the page. */
export function guestOnly(visit: Visit) {
  if (visit.startup.user) throw replace(redirectTarget(query(visit, 'next')));
}

/** Admits signed-in people. A guest signs in first and then returns. */
export function signedIn({ startup, url }: Visit) {
  if (!startup.user) throw redirect(loginPath({ next: url && url.pathname + url.search }));
}

/** Admits guests who may create an account. An invitation is valid while registration is closed. */
export function mayRegister(visit: Visit) {
  guestOnly(visit);
  const isClosed = readSetting(visit.startup.settings, 'registration.disable') === true;
  if (isClosed && !query(visit, 'invite_id')) throw replace(loginPath({ next: query(visit, 'next') }));
}
