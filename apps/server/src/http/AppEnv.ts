import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from '../log.ts';

/** What every handler finds in `c.var`. */
export interface AppEnv {
  Variables: RequestIdVariables & {
    /** The log of this request: its lines carry the request's id. */
    log: Logger;
    /** The pattern of the page's route, where the web app answers. */
    route?: string;
    /** Counts a cost for the client; throws a 429 when its limit is reached. Missing when nothing is limited. */
    charge?: (cost: number) => void;
    /** What the content policy of a page must allow for the styles in it: `'sha256-…'` (CSP 3 §6.7.3.3). */
    styleHashes?: readonly string[];
  };
}
