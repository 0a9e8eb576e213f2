import type { Dice } from '../catalogue/dice.ts';
import { Canvas, n, onCircle, polygon, softLine, wedge, type Point } from './Canvas.ts';
import { contrast, luminance, mix, type Color } from './color.ts';
import type { Tones } from './palettes.ts';

interface Sitter {
  skin: Color;
  shade: Color;
  hair: Color;
  cloth: Color;
}

/**
 * A person, made of a few flat shapes with a shadow on one side. Portraits are clipped to a circle,
 * so all important parts are inside it.
 */
export function drawPortrait(
  canvas: Canvas,
  tones: Tones,
  { lineup, looks }: { lineup: 'solo' | 'duo' | 'band'; looks: readonly Look[] },
  dice: Dice,
): void {
  const { width, height, size } = canvas;
  const [x, y] = [width / 2, height / 2];
  drawBackdrop(canvas, tones, dice);
  const others = dice.shuffle(Object.keys(hairstyles) as Look[]);
  const seen = [...looks, ...others.filter((look) => !looks.includes(look))];
  const sitters = makeSitters(tones, dice);
  const place = (at: number, dx: number, dy: number, scale: number) => {
    const sitter = sitters[at % sitters.length];
    const look = seen[at];
    if (sitter && look)
      drawSitter(canvas, x + dx * size, y + dy * size, size * scale, sitter, hairstyles[look], tones, dice);
  };
  if (lineup === 'solo') place(0, 0, 0.02, 0.205);
  else if (lineup === 'duo') {
    place(1, 0.15, -0.03, 0.158);
    place(0, -0.135, 0.06, 0.168);
  } else {
    place(2, 0.215, -0.07, 0.118);
    place(1, -0.215, -0.045, 0.122);
    place(0, 0, 0.07, 0.145);
  }
}

function drawBackdrop(canvas: Canvas, { ground, accents, light }: Tones, dice: Dice): void {
  const { width, height, size } = canvas;
  const [a, b] = dice.shuffle([...accents]);
  const [x, y] = [width / 2, height / 2];
  const kind = dice.whole(0, 4);
  canvas.cover(
    canvas.linear(
      [
        [mix(ground, light, 0.12), 0],
        [mix(ground, a ?? ground, 0.3), 1],
      ],
      [0, 0],
      [width, height],
    ),
  );
  if (kind === 0)
    canvas.circle(x + size * dice.between(-0.12, 0.12), y - size * 0.08, size * 0.36, a ?? ground);
  else if (kind === 1) canvas.rect(dice.chance(0.5) ? 0 : x, 0, x, height, a ?? ground);
  else if (kind === 2)
    for (let ring = 6; ring > 0; ring--)
      canvas.circle(
        x,
        y - size * 0.04,
        (size * 0.62 * ring) / 6,
        ring % 2 ? mix(ground, a ?? ground, 0.55) : mix(ground, b ?? ground, 0.35),
      );
  else if (kind === 3)
    for (let ray = 0; ray < 12; ray++)
      canvas.path(wedge(x, y + size * 0.1, size, ray * 30, ray * 30 + 15), mix(ground, a ?? ground, 0.6));
  else
    canvas.path(
      `M0 ${n(height * 0.62)}Q${n(width * 0.3)} ${n(height * 0.42)} ${n(width * 0.55)} ${n(height * 0.58)}T${width} ${n(height * 0.46)}V${height}H0Z`,
      a ?? ground,
    );
}

/** Skin colours from the palette instead of natural skin tones. */
function makeSitters({ ground, accents, light, dark }: Tones, dice: Dice): Sitter[] {
  const colors = dice.shuffle([...accents, light].filter((color) => contrast(color, ground) > 1.25));
  const skins = colors.toSorted((p, q) => Math.abs(luminance(p) - 0.42) - Math.abs(luminance(q) - 0.42));
  return [0, 1, 2].map((index) => {
    const base = skins[index % Math.max(1, skins.length)] ?? light;
    const skin = luminance(base) < 0.1 ? mix(base, light, 0.5) : base;
    const others = [...dice.shuffle([...accents]), light, dark].filter((color) => color !== base);
    const hair = luminance(skin) > 0.22 ? mix(dark, others[0] ?? dark, dice.pick([0, 0, 0.25, 0.5])) : dark;
    const cloth =
      others.find((color) => contrast(color, skin) > 1.35 && contrast(color, ground) > 1.15) ?? light;
    return { skin, shade: mix(skin, dark, 0.26), hair, cloth };
  });
}

/** Hair behind and on the head, in units of half the head's width. */
interface Hairstyle {
  behind?: (r: number) => string;
  top: (r: number) => string;
  extra?: 'glasses' | 'beard' | 'hat' | 'headphones' | 'earrings' | 'scarf';
}

const cap = (r: number, drop: number, side: number) =>
  `M${n(-r * 1.06)} ${n(drop * r)}C${n(-r * 1.2)} ${n(-r * 1.1)} ${n(-r * 0.6)} ${n(-r * 1.55)} 0 ${n(-r * 1.53)}C${n(r * 0.6)} ${n(-r * 1.55)} ${n(r * 1.2)} ${n(-r * 1.1)} ${n(r * 1.06)} ${n(drop * r)}C${n(r * 0.95)} ${n(-r * 0.5)} ${n(r * (0.5 + side * 0.2))} ${n(-r * 0.72)} ${n(r * side * 0.55)} ${n(-r * 0.78)}C${n(-r * (0.3 - side * 0.2))} ${n(-r * 0.68)} ${n(-r * 0.92)} ${n(-r * 0.5)} ${n(-r * 1.06)} ${n(drop * r)}Z`;

const cloud = (r: number, radius: number, bumps: number, cy: number) =>
  softLine(
    Array.from({ length: bumps * 2 }, (_, index): Point => {
      const [x, y] = onCircle(0, 0, r * radius * (index % 2 ? 0.92 : 1.06), (index * 180) / bumps);
      return [x, y + cy * r];
    }),
    true,
  );

const long = (r: number, fall: number, wide: number) =>
  `M${n(-r * wide)} ${n(r * fall)}C${n(-r * wide * 1.15)} ${n(-r * 0.4)} ${n(-r * 1.25)} ${n(-r * 1.58)} 0 ${n(-r * 1.56)}C${n(r * 1.25)} ${n(-r * 1.58)} ${n(r * wide * 1.15)} ${n(-r * 0.4)} ${n(r * wide)} ${n(r * fall)}Z`;

const hairstyles = {
  crop: { top: (r) => cap(r, -0.1, 0.5) },
  beard: { top: (r) => cap(r, -0.25, -0.6), extra: 'beard' },
  long: { behind: (r) => long(r, 1.55, 1.16), top: (r) => cap(r, 0.15, 0.2) },
  bob: { behind: (r) => long(r, 0.75, 1.3), top: (r) => cap(r, 0.35, 0), extra: 'glasses' },
  curls: { behind: (r) => cloud(r, 1.62, 11, -0.42), top: (r) => cap(r, -0.35, 0), extra: 'earrings' },
  curlyBeard: { behind: (r) => cloud(r, 1.36, 9, -0.5), top: (r) => cap(r, -0.3, 0.2), extra: 'beard' },
  bun: {
    behind: (r) =>
      `M0 ${n(-r * 1.3)}m${n(-r * 0.55)} ${n(-r * 0.45)}a${n(r * 0.55)} ${n(r * 0.55)} 0 1 1 ${n(r * 1.1)} 0a${n(r * 0.55)} ${n(r * 0.55)} 0 1 1 ${n(-r * 1.1)} 0Z`,
    top: (r) => cap(r, -0.15, 0.7),
    extra: 'earrings',
  },
  headphones: { top: (r) => cap(r, -0.3, 0.1), extra: 'headphones' },
  hat: { top: (r) => cap(r, -0.1, -0.2), extra: 'hat' },
  scarf: { behind: (r) => long(r, 1.2, 1.24), top: (r) => cap(r, 0.2, -0.7), extra: 'scarf' },
  glasses: { top: (r) => cap(r, -0.4, 0.9), extra: 'glasses' },
} satisfies Record<string, Hairstyle>;

/** The most visible feature of a person. */
export type Look = keyof typeof hairstyles;

function drawSitter(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  { skin, shade, hair, cloth }: Sitter,
  look: Hairstyle,
  { light, dark }: Tones,
  dice: Dice,
): void {
  const tilt = dice.between(-5, 5);
  const lit = dice.chance(0.5) ? 1 : -1;
  canvas.group(`transform="translate(${n(x)} ${n(y)}) scale(${lit} 1)"`, () => {
    if (look.behind) canvas.path(look.behind(r), mix(hair, dark, 0.18), `transform="rotate(${n(tilt)})"`);
    const shoulders = `M${n(-r * 2.35)} ${n(r * 7)}C${n(-r * 2.3)} ${n(r * 2.2)} ${n(-r * 1.3)} ${n(r * 1.95)} ${n(-r * 0.5)} ${n(r * 1.72)}H${n(r * 0.5)}C${n(r * 1.3)} ${n(r * 1.95)} ${n(r * 2.3)} ${n(r * 2.2)} ${n(r * 2.35)} ${n(r * 7)}Z`;
    canvas.path(shoulders, cloth);
    canvas.clip(shoulders, () =>
      canvas.path(
        polygon([r * 0.18, r], [r * 3, r], [r * 3, r * 5], [r * 0.5, r * 5]),
        dark,
        'opacity=".16"',
      ),
    );
    canvas.path(
      `M${n(-r * 0.42)} ${n(r * 0.6)}V${n(r * 1.72)}Q0 ${n(r * 2.25)} ${n(r * 0.42)} ${n(r * 1.72)}V${n(r * 0.6)}Z`,
      shade,
    );
    canvas.group(`transform="rotate(${n(tilt)})"`, () => {
      const head = `M${n(-r * 0.96)} ${n(-r * 0.55)}C${n(-r)} ${n(-r * 1.62)} ${n(r)} ${n(-r * 1.62)} ${n(r * 0.96)} ${n(-r * 0.55)}C${n(r * 0.98)} ${n(r * 0.4)} ${n(r * 0.6)} ${n(r * 1.22)} 0 ${n(r * 1.24)}C${n(-r * 0.6)} ${n(r * 1.22)} ${n(-r * 0.98)} ${n(r * 0.4)} ${n(-r * 0.96)} ${n(-r * 0.55)}Z`;
      canvas.circle(-r * 0.96, -r * 0.05, r * 0.2, skin).circle(r * 0.96, -r * 0.05, r * 0.2, shade);
      canvas.path(head, skin);
      canvas.clip(head, () => {
        canvas.path(
          `M${n(r * 0.06)} ${n(-r * 1.7)}L${n(r * 0.1)} ${n(-r * 0.2)}L${n(-r * 0.12)} ${n(r * 0.36)}L${n(r * 0.12)} ${n(r * 0.44)}L${n(r * 0.02)} ${n(r * 1.4)}H${n(r * 1.4)}V${n(-r * 1.7)}Z`,
          shade,
        );
        if (look.extra === 'beard')
          canvas.path(
            `M${n(-r * 1.1)} ${n(r * 0.05)}Q${n(-r * 0.7)} ${n(r * 0.5)} ${n(-r * 0.42)} ${n(r * 0.5)}Q0 ${n(r * 0.36)} ${n(r * 0.42)} ${n(r * 0.5)}Q${n(r * 0.7)} ${n(r * 0.5)} ${n(r * 1.1)} ${n(r * 0.05)}V${n(r * 1.6)}H${n(-r * 1.1)}Z`,
            hair,
          );
      });
      const line = `stroke-linecap="round"`;
      const isAwake = dice.chance(0.5);
      for (const side of [-1, 1]) {
        if (isAwake) {
          canvas
            .circle(side * r * 0.41, -r * 0.01, r * 0.1, dark)
            .circle(side * r * 0.41 - r * 0.03, -r * 0.04, r * 0.03, light);
        } else {
          canvas.stroke(
            `M${n(side * r * 0.22)} ${n(-r * 0.02)}q${n(side * r * 0.19)} ${n(r * 0.12)} ${n(side * r * 0.38)} ${n(-r * 0.01)}`,
            dark,
            r * 0.065,
            line,
          );
        }
        canvas.stroke(
          `M${n(side * r * 0.2)} ${n(-r * 0.36)}q${n(side * r * 0.24)} ${n(-r * 0.12)} ${n(side * r * 0.46)} ${n(r * 0.02)}`,
          hair,
          r * 0.08,
          line,
        );
      }
      canvas.stroke(
        `M${n(-r * 0.2)} ${n(r * 0.74)}q${n(r * 0.2)} ${n(r * 0.1)} ${n(r * 0.42)} ${n(-r * 0.03)}`,
        look.extra === 'beard' ? skin : dark,
        r * 0.07,
        line,
      );
      canvas.path(look.top(r), hair);
      if (look.extra === 'glasses') {
        for (const side of [-1, 1])
          canvas.circle(
            side * r * 0.42,
            0,
            r * 0.33,
            mix(light, skin, 0.3),
            `fill-opacity=".45" stroke="${dark}" stroke-width="${n(r * 0.07)}"`,
          );
        canvas.stroke(`M${n(-r * 0.1)} 0q${n(r * 0.1)} ${n(-r * 0.1)} ${n(r * 0.2)} 0`, dark, r * 0.07);
      } else if (look.extra === 'earrings') {
        for (const side of [-1, 1])
          canvas.circle(side * r * 1.0, r * 0.34, r * 0.17, cloth === light ? dark : light);
      } else if (look.extra === 'headphones') {
        canvas.stroke(
          `M${n(-r * 1.12)} ${n(-r * 0.1)}C${n(-r * 1.25)} ${n(-r * 2.05)} ${n(r * 1.25)} ${n(-r * 2.05)} ${n(r * 1.12)} ${n(-r * 0.1)}`,
          light,
          r * 0.16,
        );
        for (const side of [-1, 1])
          canvas.rect(side * r * 1.12 - r * 0.22, -r * 0.42, r * 0.44, r * 0.78, light, `rx="${n(r * 0.2)}"`);
      } else if (look.extra === 'hat') {
        canvas
          .path(
            `M${n(-r * 0.98)} ${n(-r * 0.78)}C${n(-r * 0.95)} ${n(-r * 1.95)} ${n(r * 0.95)} ${n(-r * 1.95)} ${n(r * 0.98)} ${n(-r * 0.78)}Z`,
            cloth,
          )
          .path(
            `M${n(-r * 1.5)} ${n(-r * 0.72)}Q0 ${n(-r * 1.14)} ${n(r * 1.5)} ${n(-r * 0.72)}Q0 ${n(-r * 0.52)} ${n(-r * 1.5)} ${n(-r * 0.72)}Z`,
            mix(cloth, dark, 0.3),
          );
      }
    });
    if (look.extra === 'scarf')
      canvas.path(
        `M${n(-r * 0.78)} ${n(r * 1.32)}Q0 ${n(r * 1.75)} ${n(r * 0.78)} ${n(r * 1.32)}Q${n(r * 1.12)} ${n(r * 1.75)} ${n(r * 0.8)} ${n(r * 2.1)}Q0 ${n(r * 2.5)} ${n(-r * 0.8)} ${n(r * 2.1)}Q${n(-r * 1.12)} ${n(r * 1.75)} ${n(-r * 0.78)} ${n(r * 1.32)}Z`,
        mix(cloth, light, 0.45),
      );
  });
}
