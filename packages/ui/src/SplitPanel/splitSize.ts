export interface SplitLimits {
  readonly minValue: number;
  readonly maxValue: number;
}

/** A size within its limits, in whole pixels. */
export const clampSize = (size: number, { minValue, maxValue }: SplitLimits): number =>
  Math.round(Math.min(maxValue, Math.max(minValue, size)));

/** The steps of an arrow key, without and with Shift, in pixels. */
const keyStep = { small: 16, large: 64 } as const;

/** The result of a key: a new size, `toggle` to collapse or restore the panel, or nothing. */
export function sizeAfter(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  size: number,
  options: SplitLimits & { isVertical: boolean; grows: 1 | -1; isCollapsible: boolean },
): number | 'toggle' | undefined {
  const { isVertical, grows, isCollapsible, minValue, maxValue } = options;
  const step = (shiftKey ? keyStep.large : keyStep.small) * grows;
  if (key === 'Home') return minValue;
  if (key === 'End') return maxValue;
  if (key === 'Enter') return isCollapsible ? 'toggle' : undefined;
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return clampSize(size + step, options);
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return clampSize(size - step, options);
  return undefined;
}

/** The size after a drag. Below half its smallest size a collapsible panel collapses. */
export const sizeAfterDrag = (
  size: number,
  isCollapsible: boolean,
  limits: SplitLimits,
): number | 'collapsed' =>
  isCollapsible && size < limits.minValue / 2 ? 'collapsed' : clampSize(size, limits);
