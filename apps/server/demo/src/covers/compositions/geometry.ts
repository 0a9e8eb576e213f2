import { n, onCircle, polygon, wedge, type Point } from '../Canvas.ts';
import { mix } from '../color.ts';
import type { Composition } from './Composition.ts';

/** Tiles of quarter discs, half discs and rings. */
export const arcs: Composition = (canvas, { ground, ink, accents }, dice) => {
  const rows = dice.pick([2, 3, 3, 4]);
  const cell = canvas.height / rows;
  const columns = Math.ceil(canvas.width / cell);
  canvas.cover(ground);
  const backs = [ground, ground, ...dice.shuffle(accents).slice(0, 2)];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * cell, row * cell];
      const back = dice.pick(backs);
      const [front, second] = dice.shuffle([...accents, ink].filter((color) => color !== back));
      const turn = dice.pick([0, 90, 180, 270]);
      canvas.rect(x - 0.5, y - 0.5, cell + 1, cell + 1, back);
      canvas.group(`transform="rotate(${turn} ${n(x + cell / 2)} ${n(y + cell / 2)})"`, () => {
        const kind = dice.whole(0, 6);
        if (kind === 0)
          canvas
            .path(wedge(x, y, cell, 0, 90), front ?? ink)
            .path(wedge(x, y, cell * 0.5, 0, 90), second ?? ink);
        else if (kind === 1)
          canvas
            .path(wedge(x, y + cell / 2, cell / 2, -90, 90), front ?? ink)
            .path(wedge(x + cell / 2, y + cell / 2, cell / 2, -90, 90), second ?? ink);
        else if (kind === 2)
          canvas
            .circle(x + cell / 2, y + cell / 2, cell / 2, front ?? ink)
            .circle(x + cell / 2, y + cell / 2, cell * 0.22, back);
        else if (kind === 3)
          for (let ring = 4; ring > 0; ring--)
            canvas.path(wedge(x, y, (cell * ring) / 4, 0, 90), ring % 2 ? back : (front ?? ink));
        else if (kind === 4) canvas.path(polygon([x, y], [x + cell, y], [x, y + cell]), front ?? ink);
        else if (kind === 5)
          canvas
            .path(wedge(x, y, cell, 0, 90), front ?? ink)
            .path(wedge(x + cell, y + cell, cell * 0.42, 180, 270), second ?? ink);
        else
          canvas
            .rect(x, y, cell / 2, cell, front ?? ink)
            .path(wedge(x + cell / 2, y + cell / 2, cell / 2, -90, 90), second ?? ink);
      });
    }
  }
};

/** A disc in strips with horizontal offsets. */
export const slices: Composition = (canvas, { ground, accents, ink }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  canvas.cover(ground);
  const count = dice.whole(7, 13);
  const radius = size * dice.between(0.34, 0.42);
  const [x, y] = [width / 2, height / 2];
  const turn = dice.pick([0, 0, 90, -35, 45]);
  const fills = [
    canvas.linear(
      [
        [a, 0],
        [b, 1],
      ],
      [x - radius, y - radius],
      [x + radius, y + radius],
    ),
    canvas.linear(
      [
        [c, 0],
        [d, 1],
      ],
      [x - radius, y + radius],
      [x + radius, y - radius],
    ),
  ];
  canvas.group(`transform="rotate(${turn} ${n(x)} ${n(y)})"`, () => {
    for (let index = 0; index < count; index++) {
      const top = y - radius + (index * 2 * radius) / count;
      const shift = radius * dice.sway() * 0.42;
      const strip = `M${n(x - width)} ${n(top)}h${n(width * 2)}v${n((2 * radius) / count + 0.6)}h${n(-width * 2)}z`;
      canvas.clip(strip, () => canvas.circle(x + shift, y, radius, fills[index % 2] ?? a));
    }
  });
  if (dice.chance(0.5)) canvas.circle(width * 0.86, height * 0.14, size * 0.035, ink);
};

/** Rings within rings: split and turned against each other, or sliding to one side. */
export const target: Composition = (canvas, { ground, accents, ink, light }, dice) => {
  const { width, height, size } = canvas;
  canvas.cover(ground);
  const rings = dice.whole(5, 8);
  const colors = dice.shuffle([...accents, ink]);
  const kind = dice.whole(0, 3);
  const nest = (x: number, y: number, radius: number, shift: number, angle: number, from: number) => {
    for (let ring = rings; ring > 0; ring--) {
      const share = 1 - ring / rings;
      const [cx, cy] = onCircle(x, y, radius * share * shift, angle);
      canvas.circle(cx, cy, (radius * ring) / rings, colors[(ring + from) % colors.length] ?? ink);
    }
  };
  const [x, y] = [width / 2, height / 2];
  if (kind === 0) nest(x, y, size * 0.44, 0.86, dice.between(0, 360), 0);
  else if (kind === 1) {
    for (const [part, [dx, dy]] of (
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const
    ).entries()) {
      canvas.clip(
        polygon([x, y], [x + dx * width, y], [x + dx * width, y + dy * height], [x, y + dy * height]),
        () => {
          canvas.rect(
            0,
            0,
            width,
            height,
            [ground, colors[0], colors[2], ground][(part + rings) % 4] ?? ground,
          );
          const corner = dice.chance(0.5);
          nest(
            corner ? x : x + dx * size * 0.5,
            corner ? y + dy * size * 0.5 : y,
            size * dice.pick([0.36, 0.5]),
            0,
            0,
            part,
          );
        },
      );
    }
  } else {
    const radius = size * dice.between(0.42, 0.48);
    const splits = dice.pick([
      [0, 180],
      [90, 270],
      [45, 225],
      [-90, 30, 150],
    ]);
    splits.forEach((from, part) => {
      const to = (splits[part + 1] ?? (splits[0] ?? 0) + 360) - from;
      const slide = kind === 2 ? 0 : radius / rings;
      const [cx, cy] = onCircle(x, y, slide, from + (part % 2 ? 180 : 0));
      for (let ring = rings; ring > 0; ring--)
        canvas.path(
          wedge(cx, cy, (radius * ring) / rings, from, from + to + 0.15),
          colors[(ring + part * 2) % colors.length] ?? ink,
        );
    });
    if (kind === 2) canvas.circle(x, y, radius / rings / 2.2, dice.pick([ground, light]));
  }
};

/** A round window with rotated shapes behind it. */
export const porthole: Composition = (canvas, { ground, accents, ink, light, dark }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  const [x, y] = [width / 2, height / 2];
  const radius = size * 0.335;
  canvas.cover(ground);
  canvas.circle(x, y + size * 0.018, radius * 1.24, '#000', 'opacity=".13"');
  canvas.circle(
    x,
    y,
    radius * 1.22,
    canvas.linear(
      [
        [light, 0],
        [mix(light, dark, 0.28), 1],
      ],
      [x - radius, y - radius],
      [x + radius, y + radius],
    ),
  );
  canvas.ring(x, y, radius * 1.09, mix(light, dark, 0.4), size * 0.008);
  canvas.clip(
    `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0Z`,
    () => {
      canvas.circle(
        x,
        y,
        radius,
        canvas.radial(
          [
            [mix(dark, a, 0.35), 0],
            [dark, 1],
          ],
          x,
          y,
          radius,
        ),
      );
      const folds = dice.whole(5, 8);
      const colors = dice.shuffle([a, b, c, d, light]);
      for (let fold = 0; fold < folds; fold++) {
        const angle = dice.between(0, 360);
        const [fx, fy] = onCircle(x, y, radius * dice.between(0.35, 0.8), angle);
        const wide = radius * dice.between(0.3, 0.6);
        const color = colors[fold % colors.length] ?? a;
        canvas
          .path(wedge(fx, fy, wide, angle + 60, angle + dice.pick([240, 270, 300])), color)
          .path(wedge(fx, fy, wide * 0.55, angle + 60, angle + 200), mix(color, dark, 0.25));
      }
      canvas.path(wedge(x - radius * 0.1, y - radius * 0.1, radius * 1.4, 195, 255), light, 'opacity=".14"');
    },
  );
  for (let dot = 0; dot < 3; dot++)
    canvas.circle(
      width * 0.86 - dot * size * 0.06,
      height * 0.075,
      size * 0.016,
      dot === dice.whole(0, 2) ? d : mix(ground, ink, 0.3),
    );
};

/** Parasols on sand, seen from above. */
export const parasols: Composition = (canvas, { ground, accents, light, dark }, dice) => {
  const { width, height, size } = canvas;
  canvas.cover(ground);
  const sea = dice.chance(0.6);
  if (sea) {
    const edge = height * dice.between(0.16, 0.3);
    const [, b, c] = accents;
    canvas
      .path(
        `M0 0H${width}V${n(edge)}q${n(-width / 8)} ${n(size * 0.06)} ${n(-width / 4)} 0t${n(-width / 4)} 0t${n(-width / 4)} 0t${n(-width / 4)} 0Z`,
        light,
      )
      .path(
        `M0 0H${width}V${n(edge - size * 0.04)}q${n(-width / 8)} ${n(size * 0.05)} ${n(-width / 4)} 0t${n(-width / 4)} 0t${n(-width / 4)} 0t${n(-width / 4)} 0Z`,
        mix(c, b, 0.25),
      );
  }
  const placed: [number, number, number][] = [];
  for (let attempt = 0; attempt < 260; attempt++) {
    const radius = size * dice.between(0.075, 0.2);
    const [x, y] = [dice.between(0, width), dice.between(sea ? height * 0.36 : 0, height)];
    if (placed.some(([px, py, pr]) => Math.hypot(px - x, py - y) < pr + radius + size * 0.025)) continue;
    placed.push([x, y, radius]);
    const [first, second] = dice.shuffle(accents);
    const pale = dice.chance(0.65) ? light : (second ?? light);
    const parts = dice.pick([8, 10, 12]);
    const turn = dice.between(0, 60);
    canvas
      .circle(x + radius * 0.2, y + radius * 0.26, radius, dark, 'opacity=".2"')
      .circle(x, y, radius, pale);
    for (let part = 0; part < parts; part += 2)
      canvas.path(
        wedge(x, y, radius, turn + (part * 360) / parts, turn + ((part + 1) * 360) / parts),
        first ?? dark,
      );
    canvas.path(wedge(x, y, radius, 20, 200), dark, 'opacity=".09"').circle(x, y, radius * 0.09, dark);
  }
};

/** Upright bars of light. */
export const columns: Composition = (canvas, { ground, accents, ink }, dice) => {
  const { width, height, size } = canvas;
  canvas.cover(ground);
  const count = Math.round(dice.whole(6, 11) * (width / height));
  const wide = width / count;
  const [a, b, c, d] = accents;
  const gap = wide * dice.pick([0, 0.14, 0.3]);
  const wave = dice.between(0.6, 1.8);
  const phase = dice.between(0, 6);
  for (let index = 0; index < count; index++) {
    const lift = 0.5 + 0.42 * Math.sin((index / count) * 6.28 * wave + phase);
    const top = height * (0.1 + 0.5 * lift);
    const fill = canvas.linear(
      [
        [mix(a, b, index / count), 0],
        [mix(c, d, index / count), 0.5],
        [ground, 1],
      ],
      [0, top],
      [0, height * (0.7 + 0.3 * lift)],
    );
    canvas.path(
      `M${n(index * wide + gap / 2)} ${height}V${n(top + (wide - gap) / 2)}a${n((wide - gap) / 2)} ${n((wide - gap) / 2)} 0 0 1 ${n(wide - gap)} 0V${height}Z`,
      fill,
    );
  }
  if (dice.chance(0.6)) canvas.circle(width * dice.between(0.2, 0.8), height * 0.2, size * 0.06, ink);
};

/** Isometric blocks, arranged as a town on a hill. */
export const blocks: Composition = (canvas, { ground, accents, light, dark }, dice) => {
  const { width, height, size } = canvas;
  canvas.cover(
    canvas.linear(
      [
        [ground, 0],
        [mix(ground, accents[0], 0.4), 1],
      ],
      [0, 0],
      [0, height],
    ),
  );
  canvas.circle(
    width * dice.pick([0.22, 0.78]),
    height * 0.2,
    size * 0.1,
    dice.pick([accents[1], accents[2]]),
  );
  const unit = size / dice.pick([4.2, 5, 5.6]);
  const [half, rise] = [unit * 0.866, unit * 0.5];
  const reach = Math.ceil(width / half / 2) + 1;
  const peak = width * dice.between(0.3, 0.7);
  for (let sum = -3; sum <= 8; sum++) {
    for (let across = -reach; across <= reach; across++) {
      if ((sum + across) % 2 !== 0) continue;
      const x = width / 2 + across * half;
      const hill = Math.exp(-(((x - peak) / (size * 0.38)) ** 2));
      const y = height * 0.74 + sum * rise - unit * (Math.round((hill * 2.1 + dice.sway() * 0.45) * 2) / 2);
      const color = accents[dice.pick([0, 0, 1, 2, 3])] ?? dark;
      const [lit, shade] = [mix(color, dark, 0.2), mix(color, dark, 0.5)];
      canvas.path(polygon([x - half, y], [x, y + rise], [x, height + unit], [x - half, height + unit]), lit);
      canvas.path(
        polygon([x + half, y], [x, y + rise], [x, height + unit], [x + half, height + unit]),
        shade,
      );
      canvas.path(
        polygon([x, y - rise], [x + half, y], [x, y + rise], [x - half, y]),
        mix(color, light, 0.34),
      );
      if (dice.chance(0.45)) {
        const [door, low] = [half * dice.pick([0.3, 0.55]), unit * 0.62];
        const slope = rise / half;
        const at = (dx: number, dy: number): Point => [x - half + dx, y + dx * slope + dy];
        const wide = half * 0.24;
        canvas.path(
          polygon(at(door, low * 0.35), at(door + wide, low * 0.35), at(door + wide, low), at(door, low)),
          dice.chance(0.3) ? mix(accents[1], light, 0.3) : mix(color, dark, 0.7),
        );
      }
    }
  }
};

/** A sheet of folded paper. */
export const facets: Composition = (canvas, { accents, light, dark, ground }, dice) => {
  const rows = dice.whole(3, 5);
  const columns = Math.round((rows * canvas.width) / canvas.height);
  const [stepX, stepY] = [canvas.width / columns, canvas.height / rows];
  const jitter = dice.between(0.18, 0.34);
  const points: Point[][] = Array.from({ length: rows + 3 }, (_, row) =>
    Array.from({ length: columns + 3 }, (_unused, column): Point => [
      (column - 1) * stepX + dice.sway() * stepX * jitter,
      (row - 1) * stepY + dice.sway() * stepY * jitter,
    ]),
  );
  canvas.cover(ground);
  const sweep = dice.shuffle([...accents]);
  const at = (row: number, column: number): Point => points[row]?.[column] ?? [0, 0];
  for (let row = 0; row < rows + 2; row++) {
    for (let column = 0; column < columns + 2; column++) {
      const [p, q, r, s] = [
        at(row, column),
        at(row, column + 1),
        at(row + 1, column + 1),
        at(row + 1, column),
      ];
      const halves = dice.chance(0.5)
        ? [
            [p, q, r],
            [p, r, s],
          ]
        : [
            [p, q, s],
            [q, r, s],
          ];
      for (const half of halves) {
        const place = Math.min(
          2.999,
          Math.max(0, ((row / rows) * 0.75 + (column / columns) * 0.35 + dice.sway() * 0.16) * 3),
        );
        const base = mix(
          sweep[Math.floor(place)] ?? ground,
          sweep[Math.floor(place) + 1] ?? ground,
          place % 1,
        );
        const shine = dice.sway() * 0.32;
        const color = mix(base, shine > 0 ? light : dark, Math.abs(shine));
        canvas.path(polygon(...half), color, `stroke="${color}" stroke-width="1"`);
      }
    }
  }
};

/** A quilt: blocks of triangles in a regular pattern. */
export const quilt: Composition = (canvas, { ground, accents, ink }, dice) => {
  const rows = dice.pick([2, 3]);
  const cell = canvas.height / rows / 4;
  const wide = Math.ceil(canvas.width / cell);
  canvas.cover(ground);
  const block = Array.from({ length: 4 }, () => ({
    turn: dice.whole(0, 3),
    color: dice.pick([...accents, ink]),
    back: dice.pick([ground, ground, ...accents]),
    kind: dice.whole(0, 2),
  }));
  for (let row = 0; row < rows * 4; row++) {
    for (let column = 0; column < wide; column++) {
      const [u, v] = [column % 4, row % 4];
      const [mu, mv] = [u < 2 ? u : 3 - u, v < 2 ? v : 3 - v];
      const piece = block[mu + mv * 2];
      if (!piece) continue;
      const [x, y] = [column * cell, row * cell];
      const flip = (piece.turn + (u >= 2 ? 1 : 0) + (v >= 2 ? (u >= 2 ? 1 : 3) : 0)) % 4;
      canvas.rect(x - 0.4, y - 0.4, cell + 0.8, cell + 0.8, piece.back);
      if (piece.color === piece.back) continue;
      const corners: Point[] = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ];
      const corner = (turn: number): Point => corners[(flip + turn) % 4] ?? [x, y];
      if (piece.kind === 2)
        canvas.path(
          polygon(...corners.map(([cx, cy]): Point => [(cx + x + cell / 2) / 2, (cy + y + cell / 2) / 2])),
          piece.color,
        );
      else canvas.path(polygon(corner(0), corner(1), corner(2)), piece.color);
    }
  }
};

/** Woven cloth: bars over and under, in strips. */
export const weave: Composition = (canvas, { ground, accents, ink }, dice) => {
  const strips = Math.round(dice.whole(4, 6) * (canvas.width / canvas.height));
  const wide = canvas.width / strips;
  canvas.cover(ground);
  const motifs = Array.from({ length: 3 }, () => dice.whole(0, 4));
  for (let strip = 0; strip < strips; strip++) {
    const x = strip * wide;
    let y = -dice.between(0, wide * 0.5);
    for (let turn = strip; y < canvas.height; turn++) {
      const high = wide * dice.pick([0.5, 0.75, 1]);
      const colors = dice.shuffle([...accents, ink, ground]);
      const [first = ink, second = ink, third = ink] = colors;
      canvas.rect(x, y, wide + 0.5, high + 0.5, first);
      const motif = motifs[turn % 3] ?? 0;
      if (motif === 0)
        for (let bar = 0; bar < 4; bar++)
          canvas.rect(x, y + (high * (bar * 2 + 0.5)) / 8, wide, high / 8, second);
      else if (motif === 1)
        for (let bar = 0; bar < 3; bar++)
          canvas.rect(x + (wide * (bar * 2 + 1)) / 7, y, wide / 7, high, second);
      else if (motif === 2)
        for (let step = 0; step < 3; step++)
          canvas.rect(
            x + (wide * step) / 6,
            y + (high * step) / 6,
            wide * (1 - step / 3),
            high * (1 - step / 3),
            [second, third, first][step] ?? ink,
          );
      else if (motif === 3)
        for (let check = 0; check < 8; check++)
          canvas.rect(
            x + (wide * (check % 4)) / 4,
            y + (high * ((check % 2) + Math.floor(check / 4) * 2)) / 4,
            wide / 4,
            high / 4,
            second,
          );
      else
        canvas
          .path(
            polygon([x + wide / 2, y], [x + wide, y + high / 2], [x + wide / 2, y + high], [x, y + high / 2]),
            second,
          )
          .path(
            polygon(
              [x + wide / 2, y + high * 0.25],
              [x + wide * 0.75, y + high / 2],
              [x + wide / 2, y + high * 0.75],
              [x + wide * 0.25, y + high / 2],
            ),
            third,
          );
      y += high;
    }
    canvas.rect(x - wide * 0.02, 0, wide * 0.04, canvas.height, ink, 'opacity=".3"');
  }
};

/** A few large diagonal bars and a disc. */
export const diagonals: Composition = (canvas, { ground, accents, ink }, dice) => {
  const { width, height, size } = canvas;
  canvas.cover(ground);
  const angle = dice.pick([-45, 45, -30, 30, -60]);
  const colors = dice.shuffle([...accents]);
  const [x, y] = [width / 2, height / 2];
  const round = dice.chance(0.5);
  canvas.group(`transform="rotate(${angle} ${n(x)} ${n(y)})"`, () => {
    let top = y - size * dice.between(0.32, 0.42);
    for (let bar = 0; bar < 6; bar++) {
      const high = size * dice.pick([0.05, 0.09, 0.14]);
      const long = size * dice.between(0.35, 0.95);
      const start = x - size * dice.between(0.2, 0.75);
      canvas.rect(start, top, long, high, colors[bar % 4] ?? ink, round ? `rx="${n(high / 2)}"` : '');
      top += high + size * dice.pick([0.02, 0.02, 0.05]);
    }
  });
  const radius = size * dice.between(0.1, 0.19);
  const [cx, cy] = [width * dice.pick([0.27, 0.72]), height * dice.pick([0.3, 0.72])];
  canvas.circle(cx, cy, radius, ink).circle(cx, cy, radius * 0.34, ground);
};

/** Hexagonal stone columns of different heights. */
export const basalt: Composition = (canvas, { accents, dark, light, ground }, dice) => {
  const { width, height, size } = canvas;
  const [a, b, c, d] = accents;
  canvas.cover(
    canvas.linear(
      [
        [mix(ground, b, 0.3), 0],
        [mix(c, ground, 0.3), 1],
      ],
      [0, 0],
      [0, height * 0.7],
    ),
  );
  canvas.circle(
    width * dice.between(0.2, 0.8),
    height * dice.between(0.2, 0.34),
    size * dice.between(0.08, 0.14),
    d,
  );
  const wide = size / dice.pick([7, 8, 9]);
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const count = Math.ceil(width / wide) + 2;
    for (let column = -1; column < count; column++) {
      const x = (column + (row % 2) / 2) * wide;
      const slope = Math.abs((column + 0.5) / count - 0.5) * dice.pick([0.3, 0.34]);
      const y = height * (0.4 + row * 0.115 + dice.sway() * 0.085 - slope * (row < 3 ? 0.6 : -0.1));
      const lip = wide * 0.24;
      const shade = mix(mix(a, b, 0.3), dark, row / (rows - 0.6));
      canvas.path(
        polygon([x, y], [x + wide * 0.28, y + lip], [x + wide * 0.28, height + 9], [x, height + 9]),
        mix(shade, dark, 0.12),
      );
      canvas.path(
        polygon(
          [x + wide * 0.28, y + lip],
          [x + wide * 0.72, y + lip],
          [x + wide * 0.72, height + 9],
          [x + wide * 0.28, height + 9],
        ),
        mix(shade, dark, 0.34),
      );
      canvas.path(
        polygon(
          [x + wide * 0.72, y + lip],
          [x + wide, y],
          [x + wide, height + 9],
          [x + wide * 0.72, height + 9],
        ),
        mix(shade, dark, 0.58),
      );
      canvas.path(
        polygon(
          [x, y],
          [x + wide * 0.28, y - lip],
          [x + wide * 0.72, y - lip],
          [x + wide, y],
          [x + wide * 0.72, y + lip],
          [x + wide * 0.28, y + lip],
        ),
        mix(shade, light, 0.42 - row * 0.05),
      );
    }
  }
};
