import type { AuthDeps } from '../auth/AuthDeps.ts';
import type { Uploads } from '../media/images/createUploads.ts';

/** What the routes of accounts need. */
export interface AccountDeps extends AuthDeps {
  /** The pictures that people upload. */
  uploads: Uploads;
}
