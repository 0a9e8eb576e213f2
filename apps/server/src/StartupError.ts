/** A reason not to start, said in one sentence to the person who runs the server. */
export class StartupError extends Error {
  override name = 'StartupError';
}
