import { n } from '../Canvas.ts';
import { mix } from '../color.ts';
import { canSet, fitLines, setLine } from '../lettering.ts';
import type { Composition } from './Composition.ts';

/** One letter that is larger than the picture. */
export const initial: Composition = (canvas, { ground, accents, ink }, dice, { title }) => {
  const { width, height, size } = canvas;
  const [a, b, c] = dice.shuffle([...accents]);
  canvas.cover(ground);
  const letter =
    Array.from(title.toUpperCase()).find((sign) => /[\p{L}\p{N}]/u.test(sign) && canSet(sign)) ?? '9';
  const scale = size * dice.between(1.2, 1.6);
  const shape = setLine(letter, 0, 0, scale, 900);
  const [x, y] = [width / 2 - shape.width / 2, height / 2 + scale * 0.355];
  const kind = dice.whole(0, 2);
  const at = (dx: number, dy: number) => `transform="translate(${n(x + dx)} ${n(y + dy)})"`;
  if (kind === 0) {
    for (let copy = 6; copy > 0; copy--)
      canvas.path(shape.d, mix(a ?? ink, ground, copy / 8), at(copy * size * 0.035, copy * size * 0.035));
    canvas.path(shape.d, ink, at(0, 0));
  } else if (kind === 1) {
    canvas.path(shape.d, a ?? ink, at(0, 0));
    canvas.group(at(0, 0), () =>
      canvas.clip(shape.d, () => {
        for (let bar = 0; bar < 14; bar++)
          canvas.rect(-x, -y + (bar * height) / 14, width, (height / 14) * (0.14 + bar * 0.05), b ?? ink);
      }),
    );
    canvas.circle(width * dice.pick([0.2, 0.8]), height * dice.pick([0.2, 0.8]), size * 0.09, c ?? ink);
  } else {
    const move = size * dice.between(0.05, 0.1);
    canvas
      .path(shape.d, a ?? ink, at(-move, -move * 0.5))
      .path(
        shape.d,
        b ?? ink,
        `${at(move, move * 0.5)} style="mix-blend-mode:${ink === '#ffffff' ? 'screen' : 'multiply'}" opacity=".86"`,
      );
  }
};

/** The title as a poster: large type, one shape, a rule. */
export const poster: Composition = (canvas, { ground, accents, ink }, dice, { title, artist }) => {
  const { width, height, size } = canvas;
  const [a, b] = dice.shuffle([...accents]);
  canvas.cover(ground);
  const kind = dice.whole(0, 3);
  const margin = size * 0.075;
  const text = canSet(title) ? title : '';
  const { size: type, lines } = fitLines(
    text || '…',
    width - margin * 2,
    height * 0.5,
    900,
    size * 0.19,
    size * 0.06,
    0.98,
  );
  const low = kind % 2 === 0;
  if (kind === 0) canvas.circle(width * 0.7, height * 0.28, size * 0.36, a ?? ink);
  else if (kind === 1)
    canvas
      .rect(0, height * 0.56, width, height * 0.44, a ?? ink)
      .circle(width * 0.3, height * 0.56, size * 0.2, b ?? ink);
  else if (kind === 2)
    for (let bar = 0; bar < 5; bar++)
      canvas.rect(
        margin + bar * size * 0.175,
        height * 0.075,
        size * 0.12,
        height * (0.16 + bar * 0.065),
        bar % 2 ? (b ?? ink) : (a ?? ink),
      );
  else
    canvas
      .path(
        `M${n(width)} ${n(height * 0.42)}V${n(height)}H${n(width * 0.42)}A${n(size * 0.58)} ${n(size * 0.58)} 0 0 1 ${n(width)} ${n(height * 0.42)}Z`,
        a ?? ink,
      )
      .circle(width * 0.82, height * 0.82, size * 0.1, b ?? ink);
  const bottom = height - margin - size * 0.06;
  lines.forEach((line, index) => {
    const y = low
      ? bottom - (lines.length - 1 - index) * type * 0.98 - size * 0.02
      : margin + type * (0.78 + index * 0.98);
    canvas.path(setLine(line, margin, y, type, 900, -0.02).d, ink);
  });
  if (canSet(artist))
    canvas.path(
      setLine(artist, margin, low ? height - margin * 0.8 : height - margin, size * 0.036, 500).d,
      ink,
    );
};
