import { colorNames } from './colorNames.ts';

/**
 * Parses CSS colours and computes their contrast. Formulae and matrices are those of CSS Color Module Level 4 (§10–§12,
 * sample code), OKLab is that of Björn Ottosson, and contrast is that of WCAG 2.2. The module imports nothing, so that
 * servers and commands can use it.
 */

export type ColorSpace =
  | 'srgb'
  | 'srgb-linear'
  | 'hsl'
  | 'hwb'
  | 'lab'
  | 'lch'
  | 'oklab'
  | 'oklch'
  | 'display-p3'
  | 'a98-rgb'
  | 'prophoto-rgb'
  | 'rec2020'
  | 'xyz-d65'
  | 'xyz-d50';

export type Triple = readonly [number, number, number];

/** A colour in its original colour space, with the components and alpha of the design tokens format. */
export interface Color {
  space: ColorSpace;
  components: Triple;
  alpha: number;
}

/** Red, green, blue and alpha from 0 to 1, in sRGB. */
export type Rgba = readonly [...Triple, number];

/** Lightness from 0 to 1, chroma, hue in degrees. */
export type Oklch = Triple;

const clamp = (value: number, min = 0, max = 1) => Math.min(max, Math.max(min, value));
const times = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const each = (triple: Triple, change: (value: number) => number): Triple => [
  change(triple[0]),
  change(triple[1]),
  change(triple[2]),
];
/** Applies a transfer function symmetrically to values outside the gamut. */
const symmetric = (curve: (value: number) => number) => (value: number) =>
  Math.sign(value) * curve(Math.abs(value));

// The transfer function of sRGB, and of Display P3.
const linear = symmetric((v) => (v <= 0.040_45 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
const encoded = symmetric((v) => (v > 0.003_130_8 ? 1.055 * v ** (1 / 2.4) - 0.055 : 12.92 * v));

const xyzToLinear: readonly Triple[] = [
  [12_831 / 3959, -329 / 214, -1974 / 3959],
  [-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810],
  [705 / 12_673, -2585 / 12_673, 705 / 667],
];
const p3ToXyz: readonly Triple[] = [
  [608_311 / 1_250_200, 189_793 / 714_400, 198_249 / 1_000_160],
  [35_783 / 156_275, 247_089 / 357_200, 198_249 / 2_500_400],
  [0, 32_229 / 714_400, 5_220_557 / 5_000_800],
];
const a98ToXyz: readonly Triple[] = [
  [573_536 / 994_567, 263_643 / 1_420_810, 187_206 / 994_567],
  [591_459 / 1_989_134, 6_239_551 / 9_945_670, 374_412 / 4_972_835],
  [53_769 / 1_989_134, 351_524 / 4_972_835, 4_929_758 / 4_972_835],
];
const rec2020ToXyz: readonly Triple[] = [
  [63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314],
  [26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157],
  [0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314],
];
const prophotoToXyz50: readonly Triple[] = [
  [0.797_766_644_900_642_3, 0.135_181_297_400_533_08, 0.031_347_734_128_392_2],
  [0.288_074_828_819_401_3, 0.711_835_234_241_873, 0.000_089_936_938_725_64],
  [0, 0, 0.825_104_602_510_460_2],
];
const d50ToD65: readonly Triple[] = [
  [0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72],
  [-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323],
  [0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124],
];
const d50White: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];

const rec2020Linear = symmetric((v) =>
  v < 0.081_242_858_298_635_16 ? v / 4.5 : ((v + 0.099_296_826_809_44) / 1.099_296_826_809_44) ** (1 / 0.45),
);

const polar = ([first, radius, hue]: Triple): Triple => {
  const angle = (hue * Math.PI) / 180;
  return [first, radius * Math.cos(angle), radius * Math.sin(angle)];
};

const labToXyz50 = ([l, a, b]: Triple): Triple => {
  const y = (l + 16) / 116;
  const [x, z] = [a / 500 + y, y - b / 200];
  const cube = (v: number) => (v ** 3 > 216 / 24_389 ? v ** 3 : (116 * v - 16) / (24_389 / 27));
  return [cube(x) * d50White[0], (l > 8 ? y ** 3 : l / (24_389 / 27)) * d50White[1], cube(z) * d50White[2]];
};

// https://bottosson.github.io/posts/oklab/
const oklabToLinear = ([L, a, b]: Triple): Triple => {
  const l = (L + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (L - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (L - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
};
const linearToOklab = ([r, g, b]: Triple): Triple => {
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ];
};

const hslToRgb = ([hue, s, l]: Triple): Triple => {
  const [saturation, light] = [s / 100, l / 100];
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
};
const hwbToRgb = ([hue, w, b]: Triple): Triple => {
  const [white, black] = [w / 100, b / 100];
  if (white + black >= 1) {
    const grey = white / (white + black);
    return [grey, grey, grey];
  }
  return each(hslToRgb([hue, 100, 50]), (v) => v * (1 - white - black) + white);
};

const fromXyz = (xyz: Triple) => each(times(xyzToLinear, xyz), encoded);
const fromOklab = (lab: Triple) => each(oklabToLinear(lab), encoded);

const toRgb: Record<ColorSpace, (components: Triple) => Triple> = {
  srgb: (rgb) => rgb,
  'srgb-linear': (rgb) => each(rgb, encoded),
  hsl: hslToRgb,
  hwb: hwbToRgb,
  lab: (lab) => fromXyz(times(d50ToD65, labToXyz50(lab))),
  lch: (lch) => fromXyz(times(d50ToD65, labToXyz50(polar(lch)))),
  oklab: fromOklab,
  oklch: (lch) => fromOklab(polar(lch)),
  'display-p3': (rgb) => fromXyz(times(p3ToXyz, each(rgb, linear))),
  'a98-rgb': (rgb) =>
    fromXyz(
      times(
        a98ToXyz,
        each(
          rgb,
          symmetric((v) => v ** (563 / 256)),
        ),
      ),
    ),
  'prophoto-rgb': (rgb) =>
    fromXyz(
      times(
        d50ToD65,
        times(
          prophotoToXyz50,
          each(
            rgb,
            symmetric((v) => (v <= 16 / 512 ? v / 16 : v ** 1.8)),
          ),
        ),
      ),
    ),
  rec2020: (rgb) => fromXyz(times(rec2020ToXyz, each(rgb, rec2020Linear))),
  'xyz-d65': fromXyz,
  'xyz-d50': (xyz) => fromXyz(times(d50ToD65, xyz)),
};

/** Converts a colour to sRGB. Components outside the gamut are clipped, as in browsers. */
export const toRgba = ({ space, components, alpha }: Color): Rgba => [
  ...each(toRgb[space](components), (v) => clamp(v)),
  alpha,
];

const parseHex = (digits: string): Color | null => {
  const pairs =
    digits.length === 3 || digits.length === 4 ? digits.replaceAll(/./g, (digit) => digit + digit) : digits;
  if (pairs.length !== 6 && pairs.length !== 8) return null;
  const [r, g, b, a = 255] = pairs.match(/../g)!.map((pair) => Number.parseInt(pair, 16));
  return { space: 'srgb', components: [r! / 255, g! / 255, b! / 255], alpha: a / 255 };
};

/** The syntax of a component: the value of 100 % (0 if percentages are not allowed), or an angle. */
type Scale = number | 'angle';
interface ColorFunction {
  space: ColorSpace;
  scales: readonly [Scale, Scale, Scale];
  /** The divisor of a number without a unit: 255 in `rgb()`. */
  per?: number;
  limits?: (components: Triple) => Triple;
  commas?: boolean;
}

const percentages = ([hue, a, b]: Triple): Triple => [hue, clamp(a, 0, 100), clamp(b, 0, 100)];
const functions: Record<string, ColorFunction> = {
  rgb: {
    space: 'srgb',
    scales: [1, 1, 1],
    per: 255,
    limits: (rgb) => each(rgb, (v) => clamp(v)),
    commas: true,
  },
  hsl: { space: 'hsl', scales: ['angle', 100, 100], limits: percentages, commas: true },
  hwb: { space: 'hwb', scales: ['angle', 100, 100], limits: percentages },
  lab: { space: 'lab', scales: [100, 125, 125], limits: ([l, a, b]) => [clamp(l, 0, 100), a, b] },
  lch: {
    space: 'lch',
    scales: [100, 150, 'angle'],
    limits: ([l, c, h]) => [clamp(l, 0, 100), Math.max(0, c), h],
  },
  oklab: { space: 'oklab', scales: [1, 0.4, 0.4], limits: ([l, a, b]) => [clamp(l), a, b] },
  oklch: { space: 'oklch', scales: [1, 0.4, 'angle'], limits: ([l, c, h]) => [clamp(l), Math.max(0, c), h] },
};
functions.rgba = functions.rgb!;
functions.hsla = functions.hsl!;

const spaces = new Map<string, ColorSpace>(
  (
    ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'] as const
  ).map((space) => [space, space]),
).set('xyz', 'xyz-d65');

const part = /^([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/;
const turns: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

const readPart = (text: string, scale: Scale, per = 1): number | null => {
  if (text === 'none') return 0;
  const [, digits, unit] = part.exec(text) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  if (!Number.isFinite(number)) return null;
  if (scale === 'angle') {
    if (unit === '%') return null;
    return (((number * (unit ? turns[unit]! : 1)) % 360) + 360) % 360;
  }
  if (unit === undefined) return number / per;
  return unit === '%' ? (number / 100) * scale : null;
};

/**
 * Parses a colour that does not depend on its context: hex, a name, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`,
 * `oklab()`, `oklch()` or `color()`. Returns null for others, such as `currentColor`, `var()` and `color-mix()`.
 */
export function parseColor(value: string): Color | null {
  const text = value.trim().toLowerCase();
  if (/^#[\da-f]{3,8}$/.test(text)) return parseHex(text.slice(1));
  if (text === 'transparent') return { space: 'srgb', components: [0, 0, 0], alpha: 0 };
  const name = colorNames.get(text);
  if (name !== undefined) return parseHex(name);

  const [, called, inside] = /^([a-z]+)\(([^()]*)\)$/.exec(text) ?? [];
  if (called === undefined || inside === undefined) return null;
  let parts: string[];
  let alphaText: string | undefined;
  if (inside.includes(',')) {
    if (!functions[called]?.commas) return null;
    parts = inside.split(',').map((each) => each.trim());
    alphaText = parts[3];
    if (parts.length > 4 || inside.includes('/') || parts.includes('none')) return null;
  } else {
    const [components, alpha, ...more] = inside.split('/').map((each) => each.trim());
    if (more.length > 0) return null;
    parts = components!.split(/\s+/);
    alphaText = alpha;
    if (parts.length > (called === 'color' ? 4 : 3)) return null;
  }
  let kind = Object.hasOwn(functions, called) ? functions[called] : undefined;
  if (called === 'color') {
    const space = spaces.get(parts.shift() ?? '');
    if (space !== undefined) kind = { space, scales: [1, 1, 1] };
  }
  if (kind === undefined || parts.length < 3) return null;
  const read = kind.scales.map((scale, index) => readPart(parts[index]!, scale, kind.per));
  const alpha = alphaText === undefined ? 1 : readPart(alphaText, 1);
  if (alpha === null || read.includes(null)) return null;
  const components = read as unknown as Triple;
  return { space: kind.space, components: kind.limits?.(components) ?? components, alpha: clamp(alpha) };
}

/** `#rrggbb`, or `#rrggbbaa` for a translucent colour. */
export const toHex = ([r, g, b, a]: Rgba): string => {
  const digits = (a < 1 ? [r, g, b, a] : [r, g, b]).map((v) =>
    Math.round(clamp(v) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};

/** Blends a translucent colour with the colour below it. */
export const over = ([r, g, b, a]: Rgba, [R, G, B]: Rgba): Rgba => [
  r * a + R * (1 - a),
  g * a + G * (1 - a),
  b * a + B * (1 - a),
  1,
];

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = ([r, g, b]: Rgba) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio of two opaque colours. */
export const contrastRatio = (a: Rgba, b: Rgba): number => {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

export const toOklch = ([r, g, b]: Rgba): Oklch => {
  const [L, x, y] = linearToOklab(each([r, g, b], linear));
  const chroma = Math.hypot(x, y);
  const hue = chroma < 0.000_1 ? 0 : (Math.atan2(y, x) * 180) / Math.PI;
  return [L, chroma, (hue + 360) % 360];
};

const isShown = (rgb: Triple) => rgb.every((v) => v >= -0.0001 && v <= 1.0001);

/** The sRGB colour of a lightness and hue, with as much of the chroma as the gamut contains. */
export function fromOklch([L, chroma, hue]: Oklch, alpha = 1): Rgba {
  const at = (c: number) => fromOklab(polar([L, c, hue]));
  let [low, high] = [0, chroma];
  if (isShown(at(high))) low = high;
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (isShown(at(middle))) low = middle;
    else high = middle;
  }
  return [...each(at(low), (v) => clamp(v)), alpha];
}

/** The perceived difference of two colours: the Euclidean distance in OKLab (CSS Color 4, §13.2). */
export const difference = (a: Rgba, b: Rgba): number => {
  const [one, other] = [polar(toOklch(a)), polar(toOklch(b))];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
};
