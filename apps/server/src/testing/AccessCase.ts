export type Who = 'all' | 'owner' | 'admin';
/** Requests of a route: the body, who of those whom the rule admits succeeds, and what the others are answered. */
export interface AccessCase {
  path: string;
  body?: unknown;
  /** @default 'all' */
  to?: Who;
  /** The status of the others. @default 404 */
  else?: number;
  /** The status of a success, where it is not the declared one. */
  status?: number;
}
