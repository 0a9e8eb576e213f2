import { n, onCircle, polyLine, softLine, type Point } from '../Canvas.ts';
import { mix } from '../color.ts';
import type { Composition } from './Composition.ts';

/** Two overlapping sets of rings with a moiré pattern. */
export const moire: Composition = (canvas, { ground, accents, ink }, dice) => {
  const { width, height, size } = canvas;
  const reach = Math.hypot(width, height);
  const [a, , c] = accents;
  canvas.cover(ground);
  const gap = size * dice.between(0.017, 0.024);
  const rings = (x: number, y: number, color: string, most: number) => {
    let d = '';
    for (let radius = gap; radius < most; radius += gap)
      d += `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0`;
    canvas.stroke(d, color, gap * 0.46);
  };
  const apart = size * dice.between(0.07, 0.22);
  const angle = dice.between(0, 180);
  const middle: Point = [width * dice.between(0.38, 0.62), height * dice.between(0.38, 0.62)];
  const bound = dice.chance(0.5) ? reach : size * 0.42;
  rings(...onCircle(...middle, apart, angle), a, bound);
  rings(...onCircle(...middle, apart, angle + 180), dice.chance(0.5) ? c : ink, bound);
};

/** Lines in the shape of summed sines. */
export const harmonics: Composition = (canvas, { ground, accents }, dice) => {
  const { width, height } = canvas;
  const [a, b, c, d] = accents;
  canvas.cover(ground);
  const count = dice.whole(26, 40);
  const partials = Array.from(
    { length: 3 },
    (_, index) => [dice.between(0.7, 1.6) * (index + 1), dice.between(0, 6.3), dice.between(1, 4)] as const,
  );
  const ends = dice.shuffle([a, b, c, d]);
  for (let line = 0; line < count; line++) {
    const share = line / (count - 1);
    const points: Point[] = Array.from({ length: 33 }, (_, at) => {
      const x = (at / 32) * 1.06 - 0.03;
      const swell = Math.sin(Math.min(1, Math.max(0, x)) * Math.PI);
      const sum = partials.reduce(
        (total, [beat, phase, drift], index) =>
          total + Math.sin(x * beat * 6.28 * (width / height) + phase + share * drift) / (index + 1),
        0,
      );
      return [x * width, height * (0.1 + 0.8 * share) + sum * swell * height * 0.085];
    });
    const color =
      share < 0.5
        ? mix(ends[0] ?? a, ends[1] ?? b, share * 2)
        : mix(ends[1] ?? b, ends[2] ?? c, share * 2 - 1);
    canvas.stroke(
      softLine(points),
      color,
      (height / count) * dice.pick([0.3, 0.42, 0.55]),
      'stroke-linecap="round"',
    );
  }
};

/** Contour lines of a random terrain. */
export const contours: Composition = (canvas, { ground, accents, ink }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  canvas.cover(ground);
  const hills = dice.whole(2, 3) + Math.round(width / height) - 1;
  for (let hill = 0; hill < hills; hill++) {
    const [x, y] = [width * dice.between(0.08, 0.92), height * dice.between(0.1, 0.9)];
    const bumps = Array.from({ length: 9 }, () => 1 + dice.sway() * 0.3);
    const steps = dice.whole(8, 12);
    const [low, high] = dice.pick([
      [a, b],
      [b, c],
      [c, d],
      [a, d],
    ]);
    for (let step = 0; step < steps; step++) {
      const radius = size * 0.56 * (1 - step / steps);
      const shift = step * size * 0.006;
      const points = bumps.map((bump, index): Point =>
        onCircle(
          x + shift,
          y - shift,
          radius * (bump + (1 - bump) * (step / steps) * 0.7),
          (index * 360) / 9,
        ),
      );
      canvas.path(
        softLine(points, true),
        mix(mix(ground, low, 0.35 + (0.65 * step) / steps), high, (step / steps) ** 1.6),
        `stroke="${ink}" stroke-width="1.6" stroke-opacity=".4"`,
      );
    }
  }
};

/** Parallel bands with common bends. */
export const ribbons: Composition = (canvas, { ground, accents, ink }, dice, { place }) => {
  const { width, height, size } = canvas;
  canvas.cover(ground);
  const bands = dice.whole(4, 5);
  const thick = size * dice.between(0.06, 0.085);
  const colors = dice.shuffle([...accents, ink]);
  const total = thick * bands;
  const kind = [3, 0, 2, 1][place % 4];
  canvas.group(dice.chance(0.5) ? `transform="matrix(-1 0 0 1 ${width} 0)"` : '', () => {
    for (let band = 0; band < bands; band++) {
      const inset = (band + 0.5) * thick;
      const color = colors[band % colors.length] ?? ink;
      const draw = (d: string) => canvas.stroke(d, color, thick + 0.8);
      if (kind === 0) {
        const radius = size * 0.12 + total - inset;
        const [top, x] = [height * 0.2 + inset, width * 0.6];
        draw(
          `M${-thick} ${n(top)}H${n(x)}a${n(radius)} ${n(radius)} 0 0 1 0 ${n(radius * 2)}H${n(width * 0.42)}`,
        );
        const back = size * 0.1 + inset - thick * 0.5;
        draw(
          `M${n(width * 0.42 + 1)} ${n(top + radius * 2)}a${n(back)} ${n(back)} 0 0 0 ${n(-back)} ${n(back)}V${n(height + 9)}`,
        );
      } else if (kind === 1) {
        for (let turn = 0; turn * (size * 0.1 + total) < width + total * 2; turn++) {
          const radius = size * 0.05 + total - inset;
          const x = turn * (size * 0.1 + total) - size * 0.02;
          const side = turn % 2;
          draw(
            `M${n(x - radius)} ${n(height / 2)}A${n(radius)} ${n(radius)} 0 0 ${side ? 0 : 1} ${n(x + radius)} ${n(height / 2)}V${side ? -thick : n(height + thick)}`,
          );
          draw(`M${n(x - radius)} ${n(height / 2)}V${side ? -thick : n(height + thick)}`);
        }
      } else if (kind === 2) {
        const points: Point[] = [
          [-60, height * 0.16],
          [width * 0.3, height * 0.22],
          [width * 0.62, height * 0.5],
          [width * 0.52, height * 0.86],
          [width * 0.7, height * 1.2],
        ].map(([x = 0, y = 0]): Point => [x + inset * 1.02 - total / 2, y - inset * 0.9 + total / 2]);
        draw(softLine(points));
      } else {
        const radius = size * 0.16 + total - inset;
        const [x, y] = [width * 0.5, height * 0.52];
        draw(
          `M${n(x - radius)} ${n(height + 9)}V${n(y)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius * 2)} 0V${n(height + 9)}`,
        );
      }
    }
    if (kind === 3)
      canvas.circle(width * 0.5, height * 0.53, size * 0.1, colors[bands % colors.length] ?? ink);
    else
      canvas.circle(
        width * (kind === 2 ? 0.24 : 0.84),
        height * (kind === 2 ? 0.72 : 0.84),
        size * 0.08,
        colors[bands % colors.length] ?? ink,
        kind === 1 ? 'opacity="0"' : '',
      );
  });
};

/** A pavement of dark and light waves. */
export const pavement: Composition = (canvas, { ground, accents, ink }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c] = dice.shuffle([...accents]);
  const far = height * dice.between(0.24, 0.42);
  canvas.cover(
    canvas.linear(
      [
        [c ?? ink, 0],
        [b ?? ink, 1],
      ],
      [0, 0],
      [0, far],
    ),
  );
  const radius = size * dice.between(0.11, 0.2);
  canvas.circle(width * dice.between(0.25, 0.75), far * dice.between(0.6, 1), radius, a ?? ink);
  canvas.rect(0, far, width, height, ground);
  const [waves, phase] = [dice.pick([2, 2.5, 3]) * (width / height), dice.between(0, 6.28)];
  const bands = dice.whole(4, 6);
  const edge = (share: number): Point[] => {
    const level = far + (height - far) * share ** 1.5 * 1.06;
    const swing = size * (0.012 + 0.075 * share);
    return Array.from({ length: 41 }, (_, at): Point => [
      ((at - 0.5) / 39) * width,
      level + Math.sin((at / 40) * waves * 6.28 + phase) * swing,
    ]);
  };
  for (let band = 0; band < bands; band++) {
    const upper = edge((band + 0.12) / bands);
    const lower = edge((band + 0.66) / bands).toReversed();
    canvas.path(
      `${softLine(upper)}L${softLine(lower).slice(1)}Z`,
      band === dice.whole(0, bands) ? (a ?? ink) : ink,
    );
  }
};

/** A halftone: dots of different sizes that form a shape. */
export const halftone: Composition = (canvas, { ground, accents }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  canvas.cover(
    canvas.linear(
      [
        [ground, 0],
        [mix(ground, d, 0.3), 1],
      ],
      [0, 0],
      [width, height],
    ),
  );
  const step = size / dice.pick([18, 22, 26]);
  const kind = dice.whole(0, 3);
  const [fx, fy] = [width * dice.between(0.35, 0.65), height * dice.between(0.35, 0.65)];
  const reach = size * dice.between(0.4, 0.55);
  const beat = dice.between(5, 9) / size;
  const paths: Record<string, string> = {};
  for (let row = 0; row * step <= height + step; row++) {
    for (let column = 0; column * step <= width + step; column++) {
      const x = (column + (row % 2) / 2) * step;
      const y = row * step;
      const away = Math.hypot(x - fx, y - fy);
      const force =
        [
          Math.max(0, 1 - (away / reach) ** 2),
          0.5 + 0.5 * Math.sin(away * beat * 1.6),
          0.5 + 0.5 * Math.sin(x * beat + Math.sin(y * beat * 0.7) * 2.2),
          away < reach ? 0.25 + 0.75 * Math.abs((y - fy) / reach) : 0.16,
        ][kind] ?? 0;
      const radius = step * 0.56 * Math.sqrt(force);
      if (radius < step * 0.07) continue;
      const color = [a, b, c][Math.min(2, Math.floor(((y + x * 0.4) / (height + width * 0.4)) * 3))] ?? a;
      paths[color] =
        `${paths[color] ?? ''}M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0`;
    }
  }
  for (const [color, d2] of Object.entries(paths)) canvas.path(d2, color);
};

/** Orbits of small planets around a large one. */
export const orbits: Composition = (canvas, { ground, accents, ink, light }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  const [x, y] = [width * dice.pick([0.5, 0.32, 0.68]), height * dice.pick([0.5, 0.62, 0.4])];
  canvas.cover(
    canvas.radial(
      [
        [mix(ground, a, 0.5), 0],
        [ground, 1],
      ],
      x,
      y,
      size * 0.85,
    ),
  );
  for (let star = 0; star < 60; star++)
    canvas.circle(
      dice.between(0, width),
      dice.between(0, height),
      dice.between(0.7, 2.4),
      ink,
      `opacity="${n(dice.between(0.2, 0.8))}"`,
    );
  const count = dice.whole(5, 8);
  const tilt = dice.between(-35, 35);
  const squash = dice.pick([1, 1, 0.42, 0.3]);
  canvas.group(`transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"`, () => {
    const worlds: [number, number, number, string][] = [];
    for (let orbit = 0; orbit < count; orbit++) {
      const radius = size * (0.17 + (orbit + 0.6) * (0.52 / count) * (squash < 1 ? 1.25 : 1));
      canvas.path(
        `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius * squash)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius * squash)} 0 1 0 ${n(-radius * 2)} 0`,
        'none',
        `stroke="${ink}" stroke-opacity=".5" stroke-width="2.2"`,
      );
      const [px, py] = onCircle(0, 0, radius, dice.between(0, 360));
      worlds.push([
        x + px,
        y + py * squash,
        size * dice.between(0.012, 0.05),
        dice.pick([a, b, c, d, light]),
      ]);
    }
    const sun = size * dice.between(0.1, 0.15);
    canvas.circle(
      x,
      y,
      sun,
      canvas.radial(
        [
          [light, 0],
          [d, 0.45],
          [c, 1],
        ],
        x - sun * 0.35,
        y - sun * 0.35,
        sun * 1.5,
      ),
    );
    for (const [wx, wy, radius, color] of worlds)
      canvas.circle(wx, wy, radius * 1.35, ground).circle(
        wx,
        wy,
        radius,
        canvas.linear(
          [
            [mix(color, light, 0.35), 0],
            [mix(color, ground, 0.4), 1],
          ],
          [wx - radius, wy - radius],
          [wx + radius, wy + radius],
        ),
      );
  });
};

/** Curved staves with a few notes. */
export const staves: Composition = (canvas, { ground, accents, ink }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c] = accents;
  canvas.cover(ground);
  const groups = dice.whole(2, 3);
  for (let group = 0; group < groups; group++) {
    const base = height * ((group + 0.5) / groups + dice.sway() * 0.05);
    const spread = size * dice.between(0.02, 0.036);
    const knots: Point[] = Array.from({ length: 6 }, (_, at) => [
      (width * (at - 0.4)) / 4.2,
      base + dice.sway() * height * 0.16,
    ]);
    const fan = Array.from({ length: 6 }, () => dice.between(0.4, 1.9));
    for (let line = -2; line <= 2; line++)
      canvas.stroke(
        softLine(knots.map(([x, y], index): Point => [x, y + line * spread * (fan[index] ?? 1)])),
        ink,
        size * 0.0042,
      );
    const notes = dice.whole(2, 5);
    for (let note = 0; note < notes; note++) {
      const knot = dice.whole(1, 4);
      const [x = 0, y = 0] = knots[knot] ?? [];
      const level = dice.whole(-2, 2) * spread * (fan[knot] ?? 1);
      const radius = spread * dice.between(0.55, 1.5);
      canvas.circle(x + dice.between(-12, 12), y + level, radius, dice.pick([a, a, b, c, ink]));
    }
  }
  if (dice.chance(0.5)) {
    const radius = size * dice.between(0.1, 0.2);
    canvas.circle(
      width * dice.between(0.2, 0.8),
      height * dice.between(0.2, 0.8),
      radius,
      a,
      'opacity=".88"',
    );
  }
};

/** A lattice of rods with one irregularity. */
export const lattice: Composition = (canvas, { ground, accents, ink }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  canvas.cover(ground);
  const step = size / dice.pick([6, 7, 9]);
  const kind = dice.whole(0, 2);
  const flaw: Point = [width * dice.between(0.3, 0.7), height * dice.between(0.3, 0.7)];
  const bend = ([x, y]: Point): Point => {
    const away = Math.hypot(x - flaw[0], y - flaw[1]) / size;
    const pull = Math.exp(-((away / 0.28) ** 2)) * 0.55;
    return [x + (x - flaw[0]) * pull, y + (y - flaw[1]) * pull];
  };
  const lines: string[] = [];
  const reach = Math.ceil(Math.hypot(width, height) / step) + 1;
  for (const angle of [
    [0, 90],
    [0, 60, 120],
    [45, 135],
  ][kind] ?? []) {
    for (let line = -reach; line <= reach; line++) {
      const [ox, oy] = onCircle(width / 2, height / 2, line * step, angle + 90);
      lines.push(
        polyLine(
          Array.from({ length: 65 }, (_, at): Point => bend(onCircle(ox, oy, (at - 32) * step * 0.4, angle))),
        ),
      );
    }
  }
  canvas.stroke(
    lines.join(''),
    canvas.linear(
      [
        [a, 0],
        [b, 0.5],
        [c, 1],
      ],
      [0, 0],
      [width, height],
    ),
    size * dice.pick([0.006, 0.011, 0.017]),
  );
  const radius = size * dice.between(0.05, 0.1);
  canvas.circle(...flaw, radius, d).circle(...flaw, radius * 0.32, dice.pick([ground, ink]));
};
