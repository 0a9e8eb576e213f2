import { parseColor, toRgba } from '../theme/color.ts';

type Triple = readonly [number, number, number];

const linear = (v: number) => (v <= 0.040_45 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const dot = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z;

/** The linear sRGB of a colour as people without green cones see it (Viénot, Brettel and Mollon 1999). */
const deuteranopia = (rgb: Triple): Triple => {
  const redGreen = dot([0.292_75, 0.707_25, 0], rgb);
  return [redGreen, redGreen, dot([-0.022_336, 0.022_336, 1], rgb)];
};

/** CIELAB under D65. */
const lab = (rgb: Triple): Triple => {
  const f = (t: number) => (t > 216 / 24_389 ? Math.cbrt(t) : (24_389 / 27 / 116) * t + 16 / 116);
  const x = f(dot([0.412_456_4, 0.357_576_1, 0.180_437_5], rgb) / 0.950_47);
  const y = f(dot([0.212_672_9, 0.715_152_2, 0.072_175], rgb));
  const z = f(dot([0.019_333_9, 0.119_192, 0.950_304_1], rgb) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180);

/** The colour difference CIEDE2000 of two CIELAB colours. */
function ciede2000([L1, a1, b1]: Triple, [L2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [A1, A2] = [a1 * (1 + g), a2 * (1 + g)];
  const [C1, C2] = [Math.hypot(A1, b1), Math.hypot(A2, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, A1)), degrees(Math.atan2(b2, A2))];
  const turn = h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const dH = 2 * Math.sqrt(C1 * C2) * sin(turn / 2);
  const [L, C] = [(L1 + L2) / 2, (C1 + C2) / 2];
  const h = Math.abs(h1 - h2) > 180 ? (h1 + h2 + 360) / 2 : (h1 + h2) / 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const [sC, sH] = [1 + 0.045 * C, 1 + 0.015 * C * t];
  const rotation = -2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  const [dl, dc, dh] = [(L2 - L1) / sL, (C2 - C1) / sC, dH / sH];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

/** How different two opaque colours look: CIEDE2000 in normal vision and with deuteranopia. */
export function colorDifference(one: string, other: string): { normal: number; deuteranopia: number } {
  const [a, b] = [one, other].map((value) => {
    const [red, green, blue] = toRgba(parseColor(value)!);
    return [linear(red), linear(green), linear(blue)] as const;
  }) as [Triple, Triple];
  return {
    normal: ciede2000(lab(a), lab(b)),
    deuteranopia: ciede2000(lab(deuteranopia(a)), lab(deuteranopia(b))),
  };
}
