/** Where a pointer is, in the window’s pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Gesture {
  /** How far the pointers went together. */
  readonly x: number;
  readonly y: number;
  /** How much wider apart they are than before; 1 for one of them alone. */
  readonly factor: number;
  /** The middle between them. */
  readonly at: Place;
}

const middle = ([first, second = first]: readonly Place[]): Place => ({
  x: (first!.x + second!.x) / 2,
  y: (first!.y + second!.y) / 2,
});

/** Fingers that touch each other would make a leap of any pinch. */
const leastSpread = 16;

const spread = ([first, second = first]: readonly Place[]) =>
  Math.max(leastSpread, Math.hypot(first!.x - second!.x, first!.y - second!.y));

/** What one or two pointers say by moving. */
export function gestureOf(before: readonly Place[], after: readonly Place[]): Gesture {
  const from = middle(before);
  const at = middle(after);
  return { x: at.x - from.x, y: at.y - from.y, factor: spread(after) / spread(before), at };
}

/** How much nearer a turn of the wheel brings. A pinch on a trackpad comes as a wheel with Ctrl, in small steps. */
export const wheelFactor = ({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>) => {
  const pixels = deltaMode === 0 ? deltaY : deltaY * (deltaMode === 1 ? 16 : 100);
  return Math.exp(-Math.max(-100, Math.min(100, pixels)) * (ctrlKey ? 0.01 : 0.002));
};
