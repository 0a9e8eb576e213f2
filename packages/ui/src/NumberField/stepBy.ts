interface Bounds {
  minValue?: number;
  maxValue?: number;
}

const decimals = (value: number) => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** A number after a step, within its bounds. An empty field starts at the bound in the opposite direction of the step. */
export function stepBy(value: number, delta: number, { minValue = -Infinity, maxValue = Infinity }: Bounds) {
  const clamp = (number: number) => Math.min(maxValue, Math.max(minValue, number));
  if (Number.isNaN(value)) {
    const start = delta > 0 ? minValue : maxValue;
    return Number.isFinite(start) ? start : clamp(0);
  }
  const places = Math.min(100, Math.max(decimals(value), decimals(delta)));
  return clamp(Number((value + delta).toFixed(places)));
}
