/**
 * The number of steps after the first to move into the menu, so that the others fit. The last step always stays
 * visible, and is truncated if it does not fit either. All widths are in pixels.
 */
export function hiddenSteps(widths: readonly number[], available: number, menu: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= available) return 0;
  let rest = total + menu;
  for (let hidden = 1; hidden <= widths.length - 2; hidden += 1) {
    rest -= widths[hidden] ?? 0;
    if (rest <= available) return hidden;
  }
  return Math.max(0, widths.length - 2);
}
