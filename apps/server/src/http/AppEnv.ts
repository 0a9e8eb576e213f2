import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from '../log.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';
import type { PublicResponse } from './PublicResponse.ts';
import type { ResponseCache } from './ResponseCache.ts';

/** Types of `c.var` for every handler. */
export interface AppEnv {
  Bindings: {
    /** The call comes from the render of a page in this process. */
    isInner?: boolean;
    /** The client for whom that page is rendered. Missing when nothing is limited. */
    client?: string | undefined;
  };
  Variables: RequestIdVariables & {
    /** The log of this request: its lines contain the request's id. */
    log: Logger;
    /** Who makes the request. */
    viewer: Viewer;
    /** The id of the active workspace of the request; missing for the default workspace. */
    workspaceId?: number;
    /** The language of the response's texts (I18N-6). Missing when the request failed before it was known. */
    language?: string;
    /** The responses that this viewer may share with others. Missing when each response is made for the viewer. */
    responseCache?: ResponseCache<PublicResponse>;
    /** The pattern of the page's route, for requests to the web app. */
    route?: string;
    /** A digest of the client's network. Missing when nothing is limited, and for calls from this process. */
    client?: string;
    /** Counts a cost for the client; throws a 429 when its limit is reached. Missing when nothing is limited. */
    charge?: (cost: number) => void;
    /**
     * Sources of the page's styles for its content security policy: hashes of inline styles, `'sha256-…'` (CSP 3
     * §6.7.3.3), and the provider of web fonts.
     */
    styleSources?: readonly string[];
    /** The hash of the page's inline script, for its content security policy. */
    scriptSource?: string;
    /** Pages of other sites may show the page in a frame. */
    mayBeFramed?: boolean;
  };
}

/**
 * The request of any handler, for helpers that only read it. Rules add to the type of a handler's context, and `Context`
 * with more in it is no `Context<AppEnv>`.
 */
export type AppRequest = Pick<Context<AppEnv>, 'req' | 'var' | 'env'>;

/** The request of a handler whose rule admits signed-in people only. */
export type SignedInRequest = AppRequest & { readonly var: { readonly viewer: SignedInViewer } };
