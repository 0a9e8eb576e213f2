import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from '../log.ts';
import type { Viewer } from '../viewer/Viewer.ts';

/** Types of `c.var` for every handler. */
export interface AppEnv {
  Bindings: {
    /** The call comes from the render of a page in this process. */
    isInner?: boolean;
  };
  Variables: RequestIdVariables & {
    /** The log of this request: its lines contain the request's id. */
    log: Logger;
    /** Who makes the request. */
    viewer: Viewer;
    /** The id of the active workspace of the request; missing for the default workspace. */
    workspaceId?: number;
    /** The pattern of the page's route, for requests to the web app. */
    route?: string;
    /** Counts a cost for the client; throws a 429 when its limit is reached. Missing when nothing is limited. */
    charge?: (cost: number) => void;
    /** Hashes of the page's inline styles, for its content security policy: `'sha256-…'` (CSP 3 §6.7.3.3). */
    styleHashes?: readonly string[];
  };
}
