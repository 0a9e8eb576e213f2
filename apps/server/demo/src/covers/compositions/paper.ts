import { n, onCircle, polygon, softLine, wedge, type Canvas, type Point } from '../Canvas.ts';
import { mix, type Color } from '../color.ts';
import type { Dice } from '../../catalogue/dice.ts';
import type { Composition } from './Composition.ts';

/** A lobed leaf that grows up from 0,0. */
function frond(length: number, fingers: number, wide: number): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let finger = 0; finger < fingers; finger++) {
    const share = (finger + 0.6) / fingers;
    const reach = wide * Math.sin(Math.PI * (0.18 + share * 0.72));
    const y = -length * share;
    const lift = length * 0.1;
    for (const [side, x] of [
      [left, -1],
      [right, 1],
    ] as const) {
      side.push(
        [x * wide * 0.16, y + lift * 0.9],
        [x * reach, y - lift * 0.45],
        [x * reach * 0.96, y - lift * 1.05],
        [x * wide * 0.16, y - lift * 0.05],
      );
    }
  }
  return softLine(
    [[-wide * 0.1, 0], ...left, [0, -length * 1.08], ...right.toReversed(), [wide * 0.1, 0]],
    true,
  );
}

/** A pebble. */
function blob(x: number, y: number, radius: number, dice: Dice, squash = 1): string {
  const points = Array.from({ length: 7 }, (_, index): Point => {
    const [px, py] = onCircle(0, 0, radius * (1 + dice.sway() * 0.16), (index * 360) / 7);
    return [x + px, y + py * squash];
  });
  return softLine(points, true);
}

/** Paper cut-outs on coloured fields. */
export const cutouts: Composition = (canvas, { ground, accents, light, ink }, dice) => {
  const { width, height, size } = canvas;
  const colors = dice.shuffle([...accents]);
  canvas.cover(ground);
  const columns = Math.max(2, Math.round((2 * width) / height));
  const rows = 2;
  const split = dice.between(0.42, 0.58);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column * width) / columns, row ? height * split : 0];
      const [wide, high] = [width / columns, row ? height * (1 - split) : height * split];
      const back = dice.pick([ground, ...colors.slice(0, 3)]);
      canvas.rect(x - 1, y - 1, wide + 2, high + 2, back);
      const fronts = [...colors, light, ink].filter((color) => color !== back);
      const front = dice.pick(fronts);
      const [cx, cy] = [x + wide / 2, y + high / 2];
      const kind = dice.whole(0, 4);
      const reach = Math.min(wide, high);
      canvas.group(`transform="translate(${n(cx)} ${n(cy)}) rotate(${n(dice.between(-40, 40))})"`, () => {
        if (kind <= 1)
          canvas.path(
            frond(reach * 0.84, dice.whole(4, 6), reach * 0.36),
            front,
            `transform="translate(0 ${n(reach * 0.42)})"`,
          );
        else if (kind === 2) {
          canvas.path(blob(0, 0, reach * 0.36, dice), front);
          canvas.path(blob(0, 0, reach * 0.15, dice), dice.pick(fronts));
        } else if (kind === 3) {
          for (let petal = 0; petal < 6; petal++)
            canvas.path(
              `M0 0C${n(reach * 0.2)} ${n(-reach * 0.12)} ${n(reach * 0.2)} ${n(-reach * 0.42)} 0 ${n(-reach * 0.45)}C${n(-reach * 0.2)} ${n(-reach * 0.42)} ${n(-reach * 0.2)} ${n(-reach * 0.12)} 0 0Z`,
              front,
              `transform="rotate(${petal * 60})"`,
            );
          canvas.circle(0, 0, reach * 0.1, back);
        } else {
          const bird: Point[] = [
            [-reach * 0.46, -reach * 0.04],
            [-reach * 0.16, -reach * 0.12],
            [-reach * 0.3, -reach * 0.42],
            [reach * 0.02, -reach * 0.16],
            [reach * 0.3, -reach * 0.2],
            [reach * 0.46, -reach * 0.08],
            [reach * 0.3, -reach * 0.02],
            [reach * 0.1, reach * 0.16],
            [-reach * 0.12, reach * 0.4],
            [-reach * 0.1, reach * 0.12],
          ];
          canvas.path(softLine(bird, true), front);
        }
      });
    }
  }
  for (let dot = 0; dot < 3; dot++)
    canvas.path(
      blob(dice.between(0, width), dice.between(0, height), size * dice.between(0.02, 0.045), dice),
      dice.pick([light, ink, ...colors]),
    );
};

/** A stack of stones. */
export const stones: Composition = (canvas, { ground, accents, dark, light }, dice) => {
  const { width, height, size } = canvas;
  canvas.cover(
    canvas.linear(
      [
        [ground, 0],
        [mix(ground, accents[1], 0.4), 1],
      ],
      [0, 0],
      [0, height],
    ),
  );
  if (dice.chance(0.7))
    canvas.circle(
      width * dice.between(0.2, 0.8),
      height * 0.24,
      size * dice.between(0.1, 0.17),
      dice.pick(accents),
    );
  const piles = Math.max(1, Math.round(dice.pick([1, 1, 2]) * (width / height) * 0.8));
  const floor = height * 0.87;
  canvas.rect(0, floor - size * 0.02, width, height, mix(ground, dark, 0.18));
  for (let pile = 0; pile < piles; pile++) {
    let y = floor;
    const x = (width * (pile + 0.5)) / piles + dice.sway() * size * 0.04;
    const count = dice.whole(3, 6) - (piles > 1 ? 1 : 0);
    const colors = dice.shuffle([...accents]);
    for (let stone = 0; stone < count; stone++) {
      const radius =
        size * (0.25 - stone * (0.17 / count)) * dice.between(0.82, 1.1) * (piles > 1 ? 0.78 : 1);
      const squash = dice.between(0.4, 0.62);
      y -= radius * squash * 0.94;
      const cx = x + dice.sway() * size * 0.03;
      const color = colors[stone % 4] ?? dark;
      canvas.path(
        blob(cx, y, radius, dice, squash),
        canvas.linear(
          [
            [mix(color, light, 0.32), 0],
            [color, 0.55],
            [mix(color, dark, 0.4), 1],
          ],
          [cx - radius * 0.4, y - radius * squash],
          [cx + radius * 0.3, y + radius * squash],
        ),
      );
      y -= radius * squash * 0.9;
    }
  }
};

/** Bowls, jars and fruit on a table, in flat light. */
export const stillLife: Composition = (canvas, { ground, accents, light, dark }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  const table = height * dice.between(0.66, 0.74);
  canvas.cover(ground).rect(0, table, width, height - table, mix(a, ground, 0.12));
  if (dice.chance(0.6)) {
    const [x, wide] = [width * dice.between(0.08, 0.5), size * dice.between(0.26, 0.4)];
    canvas
      .rect(x, height * 0.1, wide, height * 0.38, mix(b, light, 0.45))
      .rect(x, height * 0.33, wide, height * 0.15, mix(c, light, 0.2))
      .circle(x + wide * 0.66, height * 0.22, wide * 0.14, d);
  } else
    canvas.path(wedge(width * dice.between(0.3, 0.7), table, size * 0.44, 180, 360), mix(b, ground, 0.35));
  const things = Math.max(3, Math.round((3 * width) / height));
  const colors = dice.shuffle([b, c, d, dark, light]);
  for (let thing = 0; thing < things; thing++) {
    const x = (width * (thing + 0.6)) / (things + 0.2) + dice.sway() * size * 0.02;
    const foot = table + size * dice.between(0.02, 0.13);
    const color = colors[thing % 5] ?? b;
    const shade = mix(color, dark, 0.22);
    const r = size * dice.between(0.1, 0.14);
    canvas.path(
      `M${n(x - r)} ${n(foot)}q${n(r * 2)} ${n(-r * 0.1)} ${n(r * 3.2)} ${n(r * 0.3)}q${n(-r * 1.4)} ${n(r * 0.25)} ${n(-r * 3.2)} 0Z`,
      dark,
      'opacity=".18"',
    );
    const both = (outline: string) => {
      canvas.path(outline, color);
      canvas.clip(outline, () => canvas.rect(x + r * 0.12, 0, size, height, shade));
    };
    const kind = (thing + dice.whole(0, 1) * 2) % 4;
    if (kind === 0) {
      const tall = r * dice.between(2.6, 3.6);
      both(
        `M${n(x - r * 0.42)} ${n(foot - tall)}H${n(x + r * 0.42)}V${n(foot - tall * 0.78)}Q${n(x + r * 1.15)} ${n(foot - tall * 0.62)} ${n(x + r)} ${n(foot - tall * 0.3)}Q${n(x + r * 0.9)} ${n(foot)} ${n(x + r * 0.5)} ${n(foot)}H${n(x - r * 0.5)}Q${n(x - r * 0.9)} ${n(foot)} ${n(x - r)} ${n(foot - tall * 0.3)}Q${n(x - r * 1.15)} ${n(foot - tall * 0.62)} ${n(x - r * 0.42)} ${n(foot - tall * 0.78)}Z`,
      );
      if (dice.chance(0.7)) {
        for (const lean of [-16, 4, 22]) {
          canvas.group(`transform="translate(${n(x)} ${n(foot - tall)}) rotate(${lean})"`, () => {
            canvas.rect(-size * 0.004, -r * 1.7, size * 0.008, r * 1.7, mix(a, dark, 0.4));
            for (const [y, side] of [
              [-1.7, 0],
              [-1.2, 1],
              [-0.8, -1],
            ] as const)
              canvas.path(
                `M0 0q${n(r * 0.3)} ${n(-r * 0.3)} 0 ${n(-r * 0.75)}q${n(-r * 0.3)} ${n(r * 0.45)} 0 ${n(r * 0.75)}Z`,
                mix(a, dark, 0.25),
                `transform="translate(0 ${n(y * r)}) rotate(${side * 58})"`,
              );
          });
        }
      }
    } else if (kind === 1) {
      both(wedge(x, foot - r * 1.05, r * 1.25, 0, 180));
      canvas.rect(x - r * 0.5, foot - r * 0.02, r, r * 0.12, shade);
      for (const at of [-0.55, 0.05, 0.6])
        canvas.circle(x + at * r, foot - r * 1.2, r * 0.36, dice.pick([d, c, b]));
      canvas.path(wedge(x, foot - r * 1.05, r * 1.25, 0, 180), color);
    } else if (kind === 2) {
      both(
        `M${n(x - r)} ${n(foot - r)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`,
      );
      canvas.path(
        `M${n(x)} ${n(foot - r * 1.95)}q${n(r * 0.7)} ${n(-r * 0.6)} ${n(r * 0.95)} 0q${n(-r * 0.5)} ${n(r * 0.3)} ${n(-r * 0.95)} 0Z`,
        mix(a, dark, 0.35),
      );
    } else {
      const tall = r * 1.7;
      both(
        `M${n(x - r * 0.8)} ${n(foot - tall)}H${n(x + r * 0.8)}L${n(x + r * 0.62)} ${n(foot)}H${n(x - r * 0.62)}Z`,
      );
      canvas.ring(x + r * 0.85, foot - tall * 0.58, r * 0.34, color, r * 0.15);
      canvas.path(
        polygon(
          [x - r * 0.8, foot - tall],
          [x + r * 0.8, foot - tall],
          [x + r * 0.74, foot - tall * 0.8],
          [x - r * 0.74, foot - tall * 0.8],
        ),
        mix(color, light, 0.5),
      );
    }
  }
};

/** Stems with leaves, as in a herbarium. */
export const stems: Composition = (canvas, { ground, accents, ink, dark, light }, dice) => {
  const { width, height, size } = canvas;
  canvas.cover(ground);
  if (dice.chance(0.55)) canvas.circle(width / 2, height * 0.46, size * 0.34, mix(ground, accents[2], 0.55));
  const count = Math.round(dice.whole(3, 5) * (width / height));
  const kind = dice.whole(0, 2);
  for (let stem = 0; stem < count; stem++) {
    const x = (width * (stem + 0.7)) / (count + 0.4);
    const tall = height * dice.between(0.5, 0.84);
    const lean = dice.sway() * 6;
    const leaf = accents[stem % 3 === 2 ? 1 : 0];
    const dotted = dice.pick([accents[2], accents[3]]);
    const pairs = dice.whole(4, 7);
    canvas.group(`transform="translate(${n(x)} ${height + 8}) rotate(${n(lean)})"`, () => {
      canvas.rect(-size * 0.005, -tall, size * 0.01, tall, mix(leaf, ink, 0.35));
      for (let pair = 0; pair < pairs; pair++) {
        const share = (pair + 0.8) / (pairs + 0.6);
        const r = size * 0.105 * (1.15 - share * 0.5);
        for (const side of [-1, 1]) {
          canvas.group(
            `transform="translate(0 ${n(-tall * share)}) scale(${side} 1) rotate(${kind === 1 ? 28 : 44})"`,
            () => {
              if (kind === 0)
                canvas
                  .path(
                    `M0 0A${n(r)} ${n(r)} 0 0 1 ${n(r * 0.15)} ${n(-r * 1.7)}A${n(r)} ${n(r)} 0 0 1 0 0Z`,
                    leaf,
                  )
                  .path(
                    `M0 0A${n(r)} ${n(r)} 0 0 0 ${n(r * 0.15)} ${n(-r * 1.7)}A${n(r * 1.4)} ${n(r * 1.4)} 0 0 1 0 0Z`,
                    mix(leaf, dark, 0.22),
                  )
                  .path(
                    `M0 0A${n(r * 1.1)} ${n(r * 1.1)} 0 0 1 ${n(r * 0.15)} ${n(-r * 1.7)}L0 0Z`,
                    mix(leaf, light, 0.14),
                  );
              else if (kind === 1)
                canvas
                  .path(wedge(0, -r * 0.9, r * 0.8, -90, 90), leaf)
                  .rect(-size * 0.002, -r * 0.9, size * 0.004, r, mix(leaf, ink, 0.35));
              else
                canvas
                  .rect(-size * 0.003, -r, size * 0.006, r, mix(leaf, ink, 0.35))
                  .circle(0, -r * 1.1, r * 0.36, dotted);
            },
          );
        }
      }
      const head = size * dice.between(0.05, 0.085);
      const bloom = dice.pick([accents[2], accents[3]]);
      if (kind === 2) canvas.circle(0, -tall, head * 0.6, bloom);
      else if (dice.chance(0.5))
        canvas
          .path(wedge(0, -tall, head, 180, 360), bloom)
          .path(wedge(0, -tall, head * 0.5, 180, 360), mix(bloom, light, 0.5));
      else
        for (let petal = 0; petal < 8; petal++)
          canvas.path(
            `M0 0q${n(head * 0.4)} ${n(-head * 0.6)} 0 ${n(-head * 1.3)}q${n(-head * 0.4)} ${n(head * 0.7)} 0 ${n(head * 1.3)}Z`,
            bloom,
            `transform="translate(0 ${n(-tall)}) rotate(${petal * 45})"`,
          );
    });
  }
};

/** One large flower, seen from above. */
export const petals: Composition = (canvas, { ground, accents, light, dark }, dice) => {
  const { width, height, size } = canvas;
  const [x, y] = [width * dice.pick([0.5, 0.5, 0.3, 0.7]), height * dice.pick([0.5, 0.5, 0.62])];
  canvas.cover(
    canvas.radial(
      [
        [mix(ground, accents[1], 0.4), 0],
        [ground, 1],
      ],
      x,
      y,
      size * 0.75,
    ),
  );
  const rows = dice.whole(3, 4);
  const colors = dice.shuffle([...accents]);
  for (let row = 0; row < rows; row++) {
    const count = dice.pick([8, 10, 12, 14]) - row * 2 + 2;
    const long = size * (0.5 - row * 0.115);
    const wide = (long * dice.between(1.7, 2.3)) / count;
    const color = colors[row % 4] ?? dark;
    const fill = canvas.radial(
      [
        [mix(color, dark, 0.35), 0.2],
        [color, 0.6],
        [mix(color, light, 0.3), 1],
      ],
      0,
      0,
      long,
    );
    for (let petal = 0; petal < count; petal++) {
      canvas.path(
        `M0 0C${n(wide)} ${n(-long * 0.3)} ${n(wide * 0.95)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(-wide * 0.95)} ${n(-long * 0.8)} ${n(-wide)} ${n(-long * 0.3)} 0 0Z`,
        fill,
        `transform="translate(${n(x)} ${n(y)}) rotate(${n(((petal + (row % 2) / 2) * 360) / count)})" stroke="${mix(color, dark, 0.3)}" stroke-width="1.5"`,
      );
    }
  }
  const heart = size * 0.085;
  canvas.circle(x, y, heart, mix(colors[3] ?? dark, dark, 0.5));
  for (let seed = 1; seed < 34; seed++) {
    const [sx, sy] = onCircle(x, y, heart * Math.sqrt(seed / 36), seed * 137.5);
    canvas.circle(sx, sy, heart * 0.075, light);
  }
};

/** A face seen from the front and from the side at once. */
export const faces: Composition = (canvas, { ground, accents, ink, light, dark }, dice) => {
  const { height, size } = canvas;
  const middle = canvas.width / 2;
  const colors = dice.shuffle([...accents]);
  canvas.cover(ground);
  const field = (x: number, color: Color) => canvas.rect(x, -2, canvas.width, height + 4, color);
  field(middle, colors[3] ?? ink);
  drawFace(
    canvas,
    middle,
    height * 0.5,
    size * 0.36,
    [colors[0] ?? ink, colors[1] ?? ink, colors[2] ?? ink],
    light,
    dark,
    dice,
  );
};

function drawFace(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  [left, right, hair]: [Color, Color, Color],
  light: Color,
  dark: Color,
  dice: Dice,
): void {
  const neck = r * 0.34;
  canvas.path(
    polygon([x - neck, y + r * 0.7], [x, y + r * 0.7], [x, y + r * 1.6], [x - neck * 1.2, y + r * 1.6]),
    mix(left, dark, 0.2),
  );
  canvas.path(
    polygon([x + neck, y + r * 0.7], [x, y + r * 0.7], [x, y + r * 1.6], [x + neck * 1.2, y + r * 1.6]),
    mix(right, dark, 0.35),
  );
  canvas.path(wedge(x, y + r * 2.1, r * 1.05, 180, 360), hair);
  canvas.path(`M${n(x)} ${n(y - r)}A${n(r * 0.78)} ${n(r * 0.95)} 0 0 0 ${n(x)} ${n(y + r)}Z`, left);
  const nose = r * dice.between(0.24, 0.36);
  canvas.path(`M${n(x)} ${n(y - r)}A${n(r * 0.78)} ${n(r * 0.95)} 0 0 1 ${n(x)} ${n(y + r)}Z`, right);
  canvas.path(
    `M${n(x)} ${n(y - r * 0.36)}L${n(x - nose)} ${n(y + r * 0.26)}Q${n(x - nose * 0.8)} ${n(y + r * 0.36)} ${n(x)} ${n(y + r * 0.34)}Z`,
    mix(right, light, 0.12),
  );
  canvas.path(
    wedge(x, y - r * 0.12, r * 1.02, dice.pick([180, 195]), dice.pick([330, 360])),
    hair,
    `transform="translate(0 ${n(-r * 0.3)})"`,
  );
  const eye = (ex: number, white: Color, pupil: Color) =>
    canvas
      .path(
        `M${n(ex - r * 0.2)} ${n(y)}Q${n(ex)} ${n(y - r * 0.2)} ${n(ex + r * 0.2)} ${n(y)}Q${n(ex)} ${n(y + r * 0.16)} ${n(ex - r * 0.2)} ${n(y)}Z`,
        white,
      )
      .circle(ex, y, r * 0.075, pupil);
  eye(x - r * 0.36, light, dark);
  if (dice.chance(0.5)) eye(x + r * 0.34, dark, light);
  else
    canvas.stroke(
      `M${n(x + r * 0.16)} ${n(y)}q${n(r * 0.18)} ${n(r * 0.14)} ${n(r * 0.36)} 0`,
      dark,
      r * 0.04,
      'stroke-linecap="round"',
    );
  canvas.path(
    `M${n(x - r * 0.22)} ${n(y + r * 0.6)}q${n(r * 0.12)} ${n(-r * 0.1)} ${n(r * 0.22)} 0q${n(r * 0.1)} ${n(-r * 0.1)} ${n(r * 0.22)} 0q${n(-r * 0.22)} ${n(r * 0.2)} ${n(-r * 0.44)} 0Z`,
    dark,
  );
  canvas.circle(x + r * 0.46, y + r * 0.42, r * 0.14, mix(right, light, 0.3), 'opacity=".55"');
}

/** Soft globes of light, overlapping. */
export const orbs: Composition = (canvas, { ground, accents, light, dark }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = dice.shuffle([...accents]);
  canvas.cover(
    canvas.linear(
      [
        [mix(ground, a ?? ground, 0.35), 0],
        [ground, 0.6],
        [mix(ground, c ?? ground, 0.3), 1],
      ],
      [0, 0],
      [width * 0.3, height],
    ),
  );
  const haze = (x: number, y: number, radius: number, color: Color) =>
    canvas.circle(
      x,
      y,
      radius,
      canvas.radial(
        [
          [color, 0, 0.85],
          [color, 0.5, 0.35],
          [color, 1, 0],
        ],
        x,
        y,
        radius,
      ),
    );
  haze(width * dice.between(0.1, 0.4), height * dice.between(0.1, 0.5), size * 0.6, b ?? light);
  haze(width * dice.between(0.6, 0.9), height * dice.between(0.5, 0.9), size * 0.62, c ?? light);
  const kind = dice.whole(0, 2);
  const [x, y, radius] = [
    width * dice.between(0.42, 0.58),
    height * dice.between(0.42, 0.56),
    size * dice.between(0.22, 0.3),
  ];
  if (kind === 0) {
    canvas.circle(
      x,
      y,
      radius,
      canvas.linear(
        [
          [light, 0],
          [d ?? light, 0.5],
          [b ?? light, 1],
        ],
        [x - radius * 0.6, y - radius],
        [x + radius * 0.5, y + radius],
      ),
    );
    canvas.circle(
      x,
      y,
      radius,
      canvas.radial(
        [
          [dark, 0.55, 0],
          [dark, 1, 0.35],
        ],
        x - radius * 0.3,
        y - radius * 0.35,
        radius * 1.45,
      ),
    );
  } else if (kind === 1) {
    canvas.circle(
      x,
      y,
      radius,
      canvas.linear(
        [
          [d ?? light, 0, 1],
          [d ?? light, 1, 0],
        ],
        [x, y - radius],
        [x, y + radius],
      ),
    );
    canvas.circle(
      x + radius * 0.55,
      y + radius * 0.5,
      radius * 0.8,
      canvas.linear(
        [
          [b ?? light, 0, 0],
          [light, 1, 0.95],
        ],
        [x, y - radius * 0.3],
        [x, y + radius * 1.3],
      ),
    );
  } else {
    for (let ring = 5; ring > 0; ring--)
      canvas.circle(
        x,
        y,
        (radius * 1.35 * ring) / 5,
        canvas.linear(
          [
            [light, 0, 0.75],
            [d ?? light, 1, 0.05],
          ],
          [x, y - (radius * 1.35 * ring) / 5],
          [x, y + (radius * 1.35 * ring) / 5],
        ),
      );
  }
  canvas.rect(
    0,
    height * 0.8,
    width,
    height * 0.2,
    canvas.linear(
      [
        [ground, 0, 0],
        [mix(ground, dark, 0.25), 1, 0.7],
      ],
      [0, height * 0.8],
      [0, height],
    ),
  );
};

/** A moth with mirror symmetry. */
export const wings: Composition = (canvas, { ground, accents, light, dark, ink }, dice) => {
  const { width, height, size } = canvas;
  const [x, y] = [width / 2, height * 0.5];
  canvas.cover(
    canvas.radial(
      [
        [mix(ground, accents[2], 0.42), 0],
        [ground, 1],
      ],
      x,
      y - size * 0.1,
      size * 0.62,
    ),
  );
  const colors = dice.shuffle([...accents]);
  const [up, down] = [dice.between(0.36, 0.44), dice.between(0.24, 0.34)];
  const tip = dice.between(-0.4, -0.26);
  const half = () => {
    for (let layer = 0; layer < 4; layer++) {
      const k = size * (1 - layer * 0.2);
      const color = colors[layer % 4] ?? ink;
      canvas.path(
        `M0 ${n(k * 0.02)}C${n(k * 0.12)} ${n(k * 0.1)} ${n(k * down)} ${n(k * 0.08)} ${n(k * down * 0.95)} ${n(k * 0.24)}C${n(k * down * 0.8)} ${n(k * 0.37)} ${n(k * 0.08)} ${n(k * 0.3)} 0 ${n(k * 0.06)}Z`,
        mix(color, dark, 0.18),
      );
      canvas.path(
        `M0 ${n(k * 0.04)}C${n(k * 0.05)} ${n(k * -0.2)} ${n(k * 0.24)} ${n(k * tip)} ${n(k * up)} ${n(k * tip * 0.9)}C${n(k * (up + 0.05))} ${n(k * -0.12)} ${n(k * 0.3)} ${n(k * 0.08)} 0 ${n(k * 0.08)}Z`,
        color,
      );
    }
    canvas
      .circle(size * up * 0.6, size * tip * 0.42, size * 0.042, dark)
      .circle(size * up * 0.6, size * tip * 0.42, size * 0.02, light);
    canvas.circle(size * down * 0.6, size * 0.19, size * 0.026, dark);
    canvas.stroke(
      `M0 ${n(-size * 0.13)}q${n(size * 0.03)} ${n(-size * 0.12)} ${n(size * 0.11)} ${n(-size * 0.15)}`,
      ink,
      size * 0.007,
      'stroke-linecap="round"',
    );
  };
  for (const side of [1, -1]) canvas.group(`transform="translate(${n(x)} ${n(y)}) scale(${side} 1)"`, half);
  canvas.path(
    `M${n(x)} ${n(y - size * 0.16)}q${n(size * 0.045)} ${n(size * 0.06)} ${n(size * 0.02)} ${n(size * 0.2)}q${n(-size * 0.005)} ${n(size * 0.13)} ${n(-size * 0.02)} ${n(size * 0.2)}q${n(-size * 0.015)} ${n(-size * 0.07)} ${n(-size * 0.02)} ${n(-size * 0.2)}q${n(-size * 0.025)} ${n(-size * 0.14)} ${n(size * 0.02)} ${n(-size * 0.2)}Z`,
    mix(ink, colors[0] ?? ink, 0.25),
  );
};
