import { createContext, useContext, useEffect, useMemo, useState } from 'react';

/** What a group of buttons that waits as one says to each of them. */
interface PendingGroup {
  isPending: boolean;
  /** The button that was pressed last, which is the one that shows the wait. */
  pressed: string | null;
  press: (id: string) => void;
}

export const PendingGroupContext = createContext<PendingGroup | null>(null);

/** For a group with `isPending`; nothing if it never waits. */
export function usePendingGroup(isPending: boolean | undefined): PendingGroup | null {
  const [pressed, press] = useState<string | null>(null);
  // The next wait is about the next press.
  useEffect(() => (isPending ? () => press(null) : undefined), [isPending]);
  return useMemo(
    () => (isPending === undefined ? null : { isPending, pressed, press }),
    [isPending, pressed],
  );
}

/**
 * How a button waits, by itself or as one of a group: `isPending` stops its presses, `isShown` draws the spinner on it.
 * Both are undefined if it never waits.
 */
export function usePending(id: string, isPending: boolean | undefined, isDefault = false) {
  const group = useContext(PendingGroupContext);
  if (!group) return { isPending, isShown: isPending, press: undefined };
  const isPressed = group.pressed === null ? isDefault : group.pressed === id;
  return {
    isPending: (isPending ?? false) || group.isPending,
    isShown: (isPending ?? false) || (group.isPending && isPressed),
    press: () => group.press(id),
  };
}
