import { createContext, useContext, useEffect, useMemo, useState } from 'react';

/** The context that a group with a shared pending state gives to its buttons. */
interface PendingGroup {
  isPending: boolean;
  /** The last pressed button, which shows the spinner. */
  pressed: string | null;
  press: (id: string) => void;
}

export const PendingGroupContext = createContext<PendingGroup | null>(null);

/** For a group with `isPending`; null if the prop is not set. */
export function usePendingGroup(isPending: boolean | undefined): PendingGroup | null {
  const [pressed, press] = useState<string | null>(null);
  // The next pending state belongs to the next press.
  useEffect(() => (isPending ? () => press(null) : undefined), [isPending]);
  return useMemo(
    () => (isPending === undefined ? null : { isPending, pressed, press }),
    [isPending, pressed],
  );
}

/**
 * The pending state of a button, of its own or of its group: with `isPending` it ignores presses, with `isShown` it shows
 * the spinner. Both are undefined if the prop is not set.
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
