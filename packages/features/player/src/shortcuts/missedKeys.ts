/**
 * Records keys that are pressed before the code of the shortcuts is loaded. All keys count: typing `?` starts with
 * Shift.
 */
export function createMissedKeys() {
  let keys: KeyboardEvent[] = [];
  let isOver = false;
  return {
    add(event: KeyboardEvent) {
      if (!isOver) keys.push(event);
    },
    has: (test: (event: KeyboardEvent) => boolean): boolean => keys.some(test),
    /** Returns the recorded keys; from then on the shortcuts have their own listener. */
    take() {
      const taken = keys;
      keys = [];
      isOver = true;
      return taken;
    },
  };
}

export type MissedKeys = ReturnType<typeof createMissedKeys>;
