import { parseColor, toHex, toRgba } from '../theme/color.ts';

/**
 * The colour that a text means, as `#rrggbb`, or `#rrggbbaa` where something shows through; null when it means none.
 * Everything counts that CSS writes for itself, and hex without its mark, as it is often copied.
 */
export function readColor(text: string, hasAlpha = true): string | null {
  const written = text.trim();
  const color = parseColor(
    /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(written) ? `#${written}` : written,
  );
  if (!color) return null;
  const [red, green, blue, alpha] = toRgba(color);
  return toHex([red, green, blue, hasAlpha ? alpha : 1]);
}

/** The same colour as `rgb()` writes it: `rgb(194 61 20)`, `rgb(194 61 20 / 50%)`. */
export function writeRgb(hex: string): string {
  const color = parseColor(hex);
  if (!color) return hex;
  const [red, green, blue, alpha] = toRgba(color);
  const channels = [red, green, blue].map((value) => Math.round(value * 255)).join(' ');
  return alpha < 1 ? `rgb(${channels} / ${Math.round(alpha * 100)}%)` : `rgb(${channels})`;
}
