/**
 * A slip of this program. Its message is a fixed sentence without values, so that the log can contain it. Messages of
 * other errors are not logged: `describeError.ts`.
 */
export class Fault extends Error {
  override name = 'Fault';
}
