/** Keeps what is pressed before the shortcuts are there: all of it, because a first `?` begins with Shift. */
export function createMissedKeys() {
  let keys: KeyboardEvent[] = [];
  let isOver = false;
  return {
    add(event: KeyboardEvent) {
      if (!isOver) keys.push(event);
    },
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
