/** The position of a pointer, in CSS pixels of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Gesture {
  /** The movement of the pointers’ centre. */
  readonly x: number;
  readonly y: number;
  /** The ratio of the pointers’ distance to the previous one; 1 for a single pointer. */
  readonly factor: number;
  /** The centre of the pointers. */
  readonly at: Place;
}

const middle = ([first, second = first]: readonly Place[]): Place => ({
  x: (first!.x + second!.x) / 2,
  y: (first!.y + second!.y) / 2,
});

/** The minimum distance of two pointers; a smaller one would cause a jump. */
const leastSpread = 16;

const spread = ([first, second = first]: readonly Place[]) =>
  Math.max(leastSpread, Math.hypot(first!.x - second!.x, first!.y - second!.y));

/** The movement and zoom of one or two pointers. */
export function gestureOf(before: readonly Place[], after: readonly Place[]): Gesture {
  const from = middle(before);
  const at = middle(after);
  return { x: at.x - from.x, y: at.y - from.y, factor: spread(after) / spread(before), at };
}

/** The zoom factor of a wheel event. A pinch on a trackpad is a wheel event with Ctrl, in small steps. */
export const wheelFactor = ({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>) => {
  const pixels = deltaMode === 0 ? deltaY : deltaY * (deltaMode === 1 ? 16 : 100);
  return Math.exp(-Math.max(-100, Math.min(100, pixels)) * (ctrlKey ? 0.01 : 0.002));
};
