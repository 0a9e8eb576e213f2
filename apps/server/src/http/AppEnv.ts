import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from '../log.ts';

/** What every handler finds in `c.var`. */
export interface AppEnv {
  Variables: RequestIdVariables & {
    /** The log of this request: its lines carry the request's id. */
    log: Logger;
  };
}
