import { n, onCircle, polygon, softLine, wedge, type Point } from '../Canvas.ts';
import { mix } from '../color.ts';
import type { Composition } from './Composition.ts';

/** The outline of a range of round summits, from edge to edge and closed along the bottom. */
function range(
  width: number,
  height: number,
  level: number,
  rise: number,
  steps: number,
  sway: () => number,
): string {
  const points: Point[] = Array.from({ length: steps + 3 }, (_, index) => [
    ((index - 1) * width) / steps,
    level + sway() * rise,
  ]);
  return `${softLine(points)}L${n(width * 1.3)} ${n(height + 9)}L${n(-width * 0.3)} ${n(height + 9)}Z`;
}

/** Layers of mountains. Nearer layers have more contrast. */
export const ridges: Composition = (canvas, { dark, light, accents }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  const warm = dice.pick([c, d, b]);
  const sky = dice.chance(0.5) ? [mix(light, a, 0.15), mix(warm, light, 0.35)] : [mix(a, dark, 0.35), warm];
  canvas.cover(
    canvas.linear(
      [
        [sky[0] ?? light, 0],
        [sky[1] ?? warm, 0.75],
      ],
      [0, 0],
      [0, height],
    ),
  );
  const x = width * dice.between(0.25, 0.75);
  canvas.circle(
    x,
    height * dice.between(0.24, 0.42),
    size * dice.between(0.09, 0.19),
    dice.pick([d, light, c]),
  );
  const layers = dice.whole(5, 7);
  for (let index = 0; index < layers; index++) {
    const depth = (index + 1) / layers;
    const level = height * (0.4 + 0.5 * depth);
    const near = mix(mix(sky[1] ?? warm, a, 0.35), dark, depth ** 1.25);
    const fog = mix(near, sky[1] ?? light, 0.45);
    const fill = canvas.linear(
      [
        [near, 0],
        [depth > 0.95 ? near : fog, 1],
      ],
      [0, level - height * 0.08],
      [0, level + height * 0.26],
    );
    canvas.path(
      range(
        width,
        height,
        level,
        height * (0.115 - depth * 0.05),
        dice.whole(4, 7) * Math.ceil(width / height),
        dice.sway,
      ),
      fill,
    );
  }
};

/** A big sun over flat bands of land or sea. */
export const horizon: Composition = (canvas, { ground, ink, accents }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  const line = height * dice.between(0.5, 0.66);
  const radius = size * dice.between(0.24, 0.36);
  const x = width * dice.pick([0.5, 0.5, 0.36, 0.64]);
  canvas.cover(
    canvas.linear(
      [
        [ground, 0],
        [mix(ground, b, 0.7), 1],
      ],
      [0, 0],
      [0, line],
    ),
  );
  canvas.circle(
    x,
    line - radius * dice.between(-0.1, 0.55),
    radius,
    canvas.linear(
      [
        [d, 0],
        [c, 1],
      ],
      [0, line - radius * 1.5],
      [0, line],
    ),
  );
  const bands = dice.whole(4, 6);
  let top = line;
  for (let index = 0; index < bands; index++) {
    const share = index / (bands - 1);
    canvas.path(
      range(width, height, top, height * 0.018 * (1 + share * 2), dice.whole(2, 4), dice.sway),
      mix(mix(a, b, 0.5 - share * 0.5), ink, share * 0.55 * (ink === b ? 0 : 1)),
    );
    top += ((height - line) / bands) * (0.55 + share * 0.9);
  }
};

/** A striped sun over a perspective grid. */
export const gridSun: Composition = (canvas, { dark, accents, light }, dice, { place }) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  const deep = mix(dark, '#000000', 0.25);
  const line = height * dice.between(0.58, 0.66);
  const x = width * dice.pick([0.5, 0.5, 0.34, 0.66]);
  const radius = size * dice.between(0.26, 0.33);
  const y = line - radius * dice.between(0.25, 0.7);
  canvas.cover(
    canvas.linear(
      [
        [deep, 0],
        [mix(dark, c, 0.55), 0.62],
        [d, 1],
      ],
      [0, 0],
      [0, line],
    ),
  );
  for (let star = 0; star < 46; star++)
    canvas.circle(
      dice.between(0, width),
      dice.between(0, line * 0.72),
      dice.between(0.8, 2.6),
      light,
      `opacity="${n(dice.between(0.3, 0.9))}"`,
    );
  canvas.circle(
    x,
    y,
    radius * 1.7,
    canvas.radial(
      [
        [b, 0.4, 0.42],
        [b, 1, 0],
      ],
      x,
      y,
      radius * 1.7,
    ),
  );
  const kind = [0, 2, 3, 1][place % 4];
  const glowing = canvas.linear(
    [
      [b, 0],
      [a, 0.55],
      [d, 1],
    ],
    [0, y - radius],
    [0, y + radius],
  );
  if (kind === 1) {
    for (let frame = 0; frame < 4; frame++) {
      const half = radius * (1.25 - frame * 0.26);
      const outline = polygon([x, y - half * 0.95], [x + half, y + half * 0.8], [x - half, y + half * 0.8]);
      if (frame === 3) canvas.path(outline, glowing);
      else canvas.stroke(outline, [d, b, a][frame] ?? d, size * 0.009);
    }
  } else if (kind === 2) {
    const half = radius * 0.86;
    canvas.circle(
      x,
      y,
      half,
      canvas.linear(
        [
          [light, 0],
          [b, 0.4],
          [c, 1],
        ],
        [x - half, y - half],
        [x + half, y + half],
      ),
    );
    canvas.group(`transform="rotate(-18 ${n(x)} ${n(y)})"`, () => {
      for (const [ring, color] of [d, light, a].entries()) {
        const reach = half * (1.42 + ring * 0.16);
        canvas.stroke(
          `M${n(x - half * 0.92)} ${n(y - half * 0.12)}C${n(x - reach * 1.2)} ${n(y + half * 0.1)} ${n(x - reach)} ${n(y + half * (0.36 + ring * 0.05))} ${n(x)} ${n(y + half * (0.36 + ring * 0.05))}S${n(x + reach * 1.2)} ${n(y + half * 0.1)} ${n(x + half * 0.92)} ${n(y - half * 0.12)}`,
          color,
          size * 0.011,
        );
      }
    });
  } else {
    const parts = kind === 0 ? 7 : 11;
    const stripes = Array.from({ length: parts }, (_, index) => {
      const step = (kind === 0 ? radius : radius * 1.9) / (parts - 0.6);
      const top = kind === 0 ? y - radius * 0.05 + index * step : y - radius + (index + 1) * step;
      return `M${n(x - radius)} ${n(index === 0 ? y - radius : top - step * (0.86 - (index * 0.6) / parts))}H${n(x + radius)}V${n(top)}H${n(x - radius)}Z`;
    });
    canvas.clip(stripes.join(''), () => canvas.circle(x, y, radius, glowing));
  }
  if (dice.chance(0.6)) {
    const peaks: Point[] = [[-9, line]];
    for (let at = -0.02; at < 1.05; at += dice.between(0.05, 0.1))
      peaks.push([width * at, line - height * dice.between(0.01, 0.05 + 0.12 * Math.abs(at - x / width))]);
    canvas.path(polygon(...peaks, [width + 9, line]), mix(deep, c, 0.22));
  }
  canvas.rect(
    0,
    line,
    width,
    height - line,
    canvas.linear(
      [
        [mix(deep, c, 0.6), 0],
        [deep, 0.7],
      ],
      [0, line],
      [0, height],
    ),
  );
  const glow = canvas.linear(
    [
      [d, 0, 0.9],
      [c, 1, 0.65],
    ],
    [0, line],
    [0, height],
  );
  let grid = '';
  for (let row = 0; row < 12; row++) grid += `M0 ${n(line + (height - line) * (row / 11) ** 2.1)}H${width}`;
  for (let column = -16; column <= 16; column++)
    grid += `M${n(x + (column * width) / 30)} ${n(line)}L${n(x + (column * width) / 3.6)} ${height}`;
  canvas.stroke(grid, glow, 2.6);
};

/** Layers of paper waves with shadows. */
export const waves: Composition = (canvas, { ground, dark, accents, light }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  const scale = [light, b, a, mix(a, dark, 0.45), mix(a, dark, 0.75)];
  const isUp = dice.chance(0.5);
  canvas.cover(
    canvas.linear(
      [
        [isUp ? d : ground, 0],
        [isUp ? c : mix(ground, c, 0.5), 1],
      ],
      [0, 0],
      [0, height * 0.6],
    ),
  );
  if (dice.chance(0.75))
    canvas.circle(
      width * dice.between(0.2, 0.8),
      height * dice.between(0.16, 0.3),
      size * dice.between(0.08, 0.16),
      isUp ? light : d,
    );
  const count = dice.whole(6, 8);
  const beat = dice.between(1.1, 2.2) * (width / height);
  for (let index = 0; index < count; index++) {
    const depth = index / (count - 1);
    const level = height * (0.34 + 0.6 * depth);
    const swing = height * dice.between(0.028, 0.062);
    const phase = dice.between(0, 6.28);
    const points: Point[] = Array.from({ length: 21 }, (_, at) => [
      (at - 1) * (width / 18),
      level +
        Math.sin((at / 18) * beat * 6.28 + phase) * swing +
        Math.sin((at / 18) * 3 + phase * 2) * swing * 0.6,
    ]);
    const wave = `${softLine(points)}V${height + 9}H-90Z`;
    const place = depth * (scale.length - 1);
    const color = mix(scale[Math.floor(place)] ?? a, scale[Math.ceil(place)] ?? a, place % 1);
    canvas.path(wave, '#000', `opacity=".07" transform="translate(0 ${n(-size * 0.022)})"`);
    canvas.path(wave, '#000', `opacity=".08" transform="translate(0 ${n(-size * 0.01)})"`);
    canvas.path(
      wave,
      canvas.linear(
        [
          [mix(color, light, 0.16), 0],
          [color, 0.5],
        ],
        [0, level - swing],
        [0, level + height * 0.2],
      ),
    );
  }
};

/** Wedges of light from one point. */
export const beams: Composition = (canvas, { ground, ink, accents, light }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  const x = width * dice.pick([0.5, 0.26, 0.74, 0.5]);
  const y = height * dice.between(0.5, 0.72);
  const reach = Math.hypot(width, height);
  canvas.cover(ground);
  const count = dice.whole(9, 16);
  const start = dice.between(0, 40);
  const colors = dice.shuffle([a, b, c]);
  for (let index = 0; index < count; index++) {
    const from = start + (index * 360) / count;
    canvas.path(
      wedge(x, y, reach, from, from + 180 / count),
      canvas.radial(
        [
          [light, 0],
          [colors[index % 3] ?? a, 0.16],
          [colors[index % 3] ?? a, 0.55],
          [mix(colors[index % 3] ?? a, ground, 0.45), 1],
        ],
        x,
        y,
        reach * 0.85,
      ),
    );
  }
  const radius = size * dice.between(0.11, 0.17);
  canvas.circle(x, y, radius * 1.34, ground).circle(x, y, radius, d);
  const foot = radius * 1.15;
  if (dice.chance(0.65)) {
    canvas.path(
      polygon(
        [x - foot * 0.62, y + radius * 1.34],
        [x + foot * 0.62, y + radius * 1.34],
        [x + foot * 1.25, height + 9],
        [x - foot * 1.25, height + 9],
      ),
      ink,
    );
    for (let band = 0; band < 3; band++)
      canvas.rect(x - foot * 1.4, y + radius * (1.9 + band * 1.25), foot * 2.8, radius * 0.42, ground);
    canvas.path(range(width, height, height * 0.93, height * 0.02, 4, dice.sway), mix(ink, a, 0.25));
  }
  canvas.circle(...onCircle(x, y, radius * 0.42, 225), radius * 0.24, light, 'opacity=".55"');
};

/** A city at night with lit windows. */
export const city: Composition = (canvas, { dark, accents, light }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  const hour = dice.pick([
    [dark, mix(dark, a, 0.8), c],
    [mix(dark, a, 0.5), b, d],
    [mix(dark, '#000000', 0.3), dark, mix(dark, b, 0.6)],
  ]);
  canvas.cover(
    canvas.linear(
      [
        [hour[0] ?? dark, 0],
        [hour[1] ?? a, 0.55],
        [hour[2] ?? c, 1],
      ],
      [0, 0],
      [0, height],
    ),
  );
  canvas.circle(
    width * dice.between(0.2, 0.8),
    height * dice.between(0.14, 0.34),
    size * dice.between(0.05, 0.12),
    dice.pick([light, d]),
  );
  for (const layer of [0, 1, 2]) {
    const color = mix(mix(hour[1] ?? a, dark, 0.5), mix(dark, '#000000', 0.2), layer / 2);
    let x = -dice.between(0, 0.1) * size;
    while (x < width) {
      const wide = size * dice.between(0.1, 0.2) * (1 + layer * 0.22);
      const top = height * (dice.between(0.3, 0.62) + layer * 0.13);
      canvas.rect(x, top, wide, height - top, color);
      if (dice.chance(0.3)) canvas.rect(x + wide * 0.46, top - size * 0.06, wide * 0.05, size * 0.06, color);
      const columns = dice.whole(3, 5);
      const cell = wide / (columns + 0.5);
      const lit: Record<string, string> = {};
      for (let row = 0; top + row * cell * 1.35 < height; row++) {
        for (let column = 0; column < columns; column++) {
          if (!dice.chance(0.2 + layer * 0.14)) continue;
          const glow = dice.pick([d, d, d, c, light, b]);
          lit[glow] =
            `${lit[glow] ?? ''}M${n(x + cell * (column + 0.5))} ${n(top + cell * (row * 1.35 + 0.6))}h${n(cell * 0.5)}v${n(cell * 0.7)}h${n(-cell * 0.5)}z`;
        }
      }
      for (const [glow, windows] of Object.entries(lit))
        canvas.path(windows, glow, `opacity="${n(0.4 + layer * 0.3)}"`);
      x += wide * dice.between(1.02, 1.3);
    }
  }
};

/** Archways with long shadows. */
export const arches: Composition = (canvas, { accents, light, dark, ground }, dice) => {
  const { width, height } = canvas;
  const [a, b, c, d] = accents;
  const wall = dice.pick([a, b, c]);
  canvas.cover(
    canvas.linear(
      [
        [mix(wall, light, 0.25), 0],
        [wall, 1],
      ],
      [0, 0],
      [width, height],
    ),
  );
  const rows = dice.pick([1, 2, 2]);
  const columns = Math.round(
    (rows === 1 ? dice.pick([1, 2]) : dice.pick([2, 3])) * Math.max(1, (width / height) * 0.9),
  );
  const [cellWide, cellHigh] = [width / (columns + 0.35), height / (rows + 0.2)];
  const arch = (x: number, y: number, wide: number, high: number) => {
    const radius = wide / 2;
    return `M${n(x)} ${n(y + high)}V${n(y + radius)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + wide)} ${n(y + radius)}V${n(y + high)}Z`;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const wide = cellWide * 0.76;
      const high = Math.max(cellHigh * 0.86, wide * 0.75);
      const x = cellWide * 0.175 + column * cellWide + cellWide * 0.12;
      const y = cellHigh * 0.1 + row * cellHigh + cellHigh * 0.1;
      const shape = arch(x, y, wide, high);
      const inside = mix(wall, dark, dice.between(0.45, 0.72));
      canvas.path(
        arch(x - wide * 0.055, y - wide * 0.055, wide * 1.11, high + wide * 0.055),
        mix(wall, light, 0.38),
      );
      canvas.clip(shape, () => {
        canvas.path(
          shape,
          canvas.linear(
            [
              [inside, 0],
              [mix(inside, wall, 0.35), 1],
            ],
            [x, y],
            [x, y + high],
          ),
        );
        const view = dice.whole(0, 3);
        if (view === 0) {
          canvas.rect(
            x,
            y,
            wide,
            high,
            canvas.linear(
              [
                [mix(d, light, 0.2), 0],
                [mix(d, wall, 0.35), 1],
              ],
              [0, y],
              [0, y + high],
            ),
          );
          canvas.circle(
            x + wide * dice.between(0.3, 0.7),
            y + high * dice.between(0.4, 0.62),
            wide * 0.2,
            light,
          );
          canvas.rect(x, y + high * 0.68, wide, high, mix(a === wall ? b : a, dark, 0.25));
        } else if (view === 1) {
          for (let step = 0; step < 6; step++)
            canvas.rect(
              x + (wide * step) / 6,
              y + high - ((step + 1) * high * 0.62) / 6,
              wide,
              high,
              mix(mix(wall, light, 0.5), inside, step / 7),
            );
        } else if (view === 2) {
          canvas.path(
            polygon([x, y], [x + wide * 0.9, y], [x + wide * 0.15, y + high], [x, y + high]),
            mix(inside, d, 0.65),
          );
        } else {
          canvas.path(arch(x + wide * 0.22, y + high * 0.26, wide * 0.56, high), mix(inside, dark, 0.5));
          canvas.path(arch(x + wide * 0.36, y + high * 0.48, wide * 0.3, high), mix(d, light, 0.25));
        }
        canvas.path(
          polygon([x, y + high], [x, y], [x + wide * 0.2, y], [x + wide * 0.2, y + high]),
          dark,
          'opacity=".22"',
        );
      });
    }
  }
  canvas.rect(0, height * 0.965, width, height * 0.04, mix(ground, dark, 0.5), 'opacity=".5"');
};
