import type { Context, MiddlewareHandler } from 'hono';
import { isAdmin } from '../records/policy.ts';
import { anyViewer, rightsOf } from '../viewer/anyViewer.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import type { AppEnv } from './AppEnv.ts';
import { alwaysFresh, tagOf } from './finishAnswer.ts';
import { isGuest } from './guestAnswers.ts';
import { hasChangedLately } from './markChanges.ts';
import { AnswerCopy } from './AnswerCopy.ts';
import { Problem } from './Problem.ts';
import type { JsonResponse, Declared } from './router.ts';
import { routeOf } from './requestLog.ts';
import { SharedAnswers, type SharedAnswersOptions } from './SharedAnswers.ts';

/**
 * Lets visitors share answers for some seconds. Admins get answers of their own, because they may change every record,
 * and so do people who have just changed something. Guests without own cookies share answers in front of the routes.
 */
export function answerCopies(options: SharedAnswersOptions): MiddlewareHandler<AppEnv> {
  const copies = new SharedAnswers<AnswerCopy>(options);
  return (c, next) => {
    const { headers } = c.req.raw;
    if (!isGuest(headers) && !isAdmin(c.var.viewer) && !hasChangedLately(headers)) {
      c.set('answerCopies', copies);
    }
    return next();
  };
}

/**
 * Responds with public records, which are the same for all people of the same rights (roles, permissions, subscriptions)
 * who own none of them. `make` depends on the address and on the given viewer only: what depends on the person, such as
 * likes, quotas and blocks, is no part of it. `content/sharedResponses.test.ts` compares the responses of random
 * viewers. The rule of the route is checked for each visitor before.
 */
export async function shareAnswer<TBody extends object>(
  c: Declared<TBody> & Context<AppEnv>,
  make: (viewer: Viewer) => Promise<TBody>,
): Promise<JsonResponse<TBody>> {
  const { viewer, answerCopies: copies } = c.var;
  const respond = async () => c.json(await make(viewer)) as Response as JsonResponse<TBody>;
  if (!copies) return respond();
  const { pathname, search } = new URL(c.req.url);
  const makeCopy = async () => {
    const any = anyViewer(viewer);
    const body = Buffer.from(JSON.stringify(await make(any.viewer)));
    const headers = new Headers({
      'content-type': 'application/json',
      'cache-control': alwaysFresh,
      etag: tagOf(body),
    });
    return new AnswerCopy({ status: 200, headers, body, route: routeOf(c), quality: 5 }, any);
  };
  const copy = await copies.get(`${rightsOf(viewer)} ${pathname}${search}`, makeCopy).catch(noCopy);
  return copy?.isSameFor(viewer) ? ((await copy.send(c)) as JsonResponse<TBody>) : respond();
}

/** What is not public, the viewer may see nevertheless. */
function noCopy(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
