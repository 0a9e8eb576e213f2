type Play = (context: { globals: Record<string, unknown> }) => unknown;

/** A `play` function that runs only while the toolbar's “Interactions” is set to run. */
export const onRequest =
  (play: Play): Play =>
  (context) =>
    context.globals.interactions === 'run' ? play(context) : undefined;
