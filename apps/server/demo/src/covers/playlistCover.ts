import type { DemoPlaylist } from '../catalogue/demoCatalogue.ts';
import type { Dice } from '../catalogue/dice.ts';
import { n, polygon, wedge, type Canvas } from './Canvas.ts';
import { mix } from './color.ts';
import { canSet, fitLines, setLine } from './lettering.ts';
import { layTones, palettes, type PaletteName, type Tones } from './palettes.ts';

const housePalettes: readonly PaletteName[] = [
  'tangerine',
  'lagoon',
  'cobalt',
  'berry',
  'spruce',
  'dusk',
  'ember',
  'petrol',
  'mint',
  'candy',
  'saffron',
  'plum',
  'flag',
  'rosa',
];
const quietPalettes: readonly PaletteName[] = [
  'clay',
  'moss',
  'coral',
  'olive',
  'rosa',
  'terracotta',
  'brass',
];

/** Covers of editorial playlists: a coloured field, one emblem, and the name in large type. */
export function drawPlaylistCover(canvas: Canvas, playlist: DemoPlaylist, dice: Dice): void {
  const isHouse = playlist.owner === 'Segno';
  const names = isHouse ? housePalettes : quietPalettes;
  const tones = layTones(
    palettes[names[playlist.number % names.length] ?? 'cobalt'],
    isHouse ? dice.pick(['dark', 0, 2] as const) : 'light',
    playlist.number,
  );
  const { width, height } = canvas;
  const [a] = tones.accents;
  canvas.cover(
    isHouse
      ? canvas.linear(
          [
            [mix(tones.ground, tones.light, 0.06), 0],
            [mix(tones.ground, a, 0.28), 1],
          ],
          [0, 0],
          [width, height],
        )
      : tones.ground,
  );
  if (isHouse) drawEmblem(canvas, tones, playlist.number, dice);
  else drawSnapshots(canvas, tones, dice);
  drawName(canvas, tones, playlist.name, isHouse);
}

function drawName(canvas: Canvas, { ink, ground }: Tones, name: string, isHouse: boolean): void {
  const { width, height } = canvas;
  const margin = 72;
  if (!canSet(name)) return;
  const { size, lines } = fitLines(
    name,
    width - margin * 2,
    isHouse ? 330 : 190,
    isHouse ? 900 : 700,
    isHouse ? 158 : 92,
    48,
    0.98,
  );
  const bottom = height - margin - 8;
  if (!isHouse) canvas.rect(0, height * 0.72, width, height * 0.28, ground);
  lines.forEach((line, index) => {
    const y = isHouse
      ? margin + size * (0.74 + index * 0.98)
      : bottom - (lines.length - 1 - index) * size * 1.02;
    canvas.path(setLine(line, margin - size * 0.04, y, size, isHouse ? 900 : 700, -0.02).d, ink);
  });
}

/** One large shape at the lower edge, different for each playlist. */
function drawEmblem(
  canvas: Canvas,
  { accents, ground, light, dark }: Tones,
  number: number,
  dice: Dice,
): void {
  const { width, height } = canvas;
  const [a, b, c, d] = accents;
  const [x, y, r] = [width * 0.62, height * 0.74, 300];
  const kind = number % 11;
  if (kind === 0)
    for (let ring = 6; ring > 0; ring--)
      canvas.circle(x, y + 40, (r * 1.25 * ring) / 6, [a, b, c, d][ring % 4] ?? a);
  else if (kind === 1) {
    canvas.circle(x, y, r * 1.1, c).circle(x - r * 0.42, y - r * 0.18, r * 1.02, mix(ground, a, 0.2));
    for (let star = 0; star < 9; star++)
      canvas.circle(dice.between(60, 500), dice.between(480, 940), dice.between(4, 11), d);
  } else if (kind === 2) {
    for (let bar = 0; bar < 9; bar++)
      canvas.rect(
        90 + bar * 94,
        height - 90 - (0.3 + 0.7 * Math.abs(Math.sin(bar * 1.27 + number))) * 400,
        62,
        520,
        [a, b, c][bar % 3] ?? a,
        'rx="31"',
      );
  } else if (kind === 3) {
    for (let turn = 0; turn < 12; turn++)
      canvas.path(
        `M0 0C120 -90 120 -300 0 -400C-120 -300 -120 -90 0 0Z`,
        [a, b, c][turn % 3] ?? a,
        `transform="translate(${x} ${y}) rotate(${turn * 30})" opacity=".9"`,
      );
    canvas.circle(x, y, 66, light);
  } else if (kind === 4) {
    for (let wave = 0; wave < 6; wave++) {
      const top = 530 + wave * 78;
      canvas.path(
        `M-10 ${top}q125 -110 250 0t250 0t250 0t250 0t250 0V1010H-10Z`,
        mix([c, b, a][wave % 3] ?? a, dark, wave * 0.09),
        `transform="translate(${wave % 2 ? -125 : -20} 0)"`,
      );
    }
  } else if (kind === 5) {
    canvas
      .path(wedge(x, 1000, 440, 180, 360), a)
      .path(wedge(x, 1000, 330, 180, 360), b)
      .path(wedge(x, 1000, 220, 180, 360), c)
      .path(wedge(x, 1000, 110, 180, 360), d);
    canvas.path(wedge(120, 1000, 220, 180, 360), c).path(wedge(120, 1000, 110, 180, 360), a);
  } else if (kind === 6) {
    for (let step = 0; step < 7; step++)
      canvas.path(
        polygon(
          [x - 460 + step * 120, 1000],
          [x - 460 + step * 120, 910 - step * 66],
          [x - 340 + step * 120, 876 - step * 66],
          [x - 340 + step * 120, 1000],
        ),
        [a, b, c, d][step % 4] ?? a,
      );
  } else if (kind === 7) {
    canvas.circle(x - 150, y, 270, a).circle(x + 150, y, 270, b);
    canvas.clip(`M${n(x - 420)} ${y}a270 270 0 1 0 540 0a270 270 0 1 0 -540 0Z`, () =>
      canvas.circle(x + 150, y, 270, d),
    );
  } else if (kind === 8) {
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 10; column++)
        canvas.circle(
          90 + column * 91,
          500 + row * 88,
          10 + 34 * Math.max(0, Math.sin(column * 0.5 + row * 0.45 + number)),
          [a, b, c][(row + column) % 3] ?? a,
        );
  } else if (kind === 9) {
    canvas.circle(x, y, r, a);
    for (let line = 0; line < 9; line++)
      canvas.rect(x - r, y - r * 0.1 + line * 44, r * 2, 10 + line * 3.4, mix(ground, a, 0.18));
    canvas.circle(150, 900, 46, d);
  } else {
    for (let ring = 0; ring < 8; ring++)
      canvas.ring(x + 40, y + 110, 60 + ring * 52, [a, b, c, d][ring % 4] ?? a, 28);
  }
}

/** A grid of four small pictures. */
function drawSnapshots(canvas: Canvas, { accents, dark, light }: Tones, dice: Dice): void {
  const [wide, high] = [canvas.width / 2, canvas.height * 0.36];
  const colors = dice.shuffle([...accents]);
  for (let at = 0; at < 4; at++) {
    const [x, y] = [(at % 2) * wide, Math.floor(at / 2) * high];
    const [back = dark, front = light, other = dark] = [
      colors[at],
      colors[(at + 1) % 4],
      colors[(at + 2) % 4],
    ];
    canvas.rect(x, y, wide + 1, high + 1, back);
    canvas.clip(polygon([x, y], [x + wide, y], [x + wide, y + high], [x, y + high]), () => {
      const kind = (at + dice.whole(0, 4)) % 5;
      if (kind === 0)
        canvas
          .circle(x + wide * 0.62, y + high * 0.42, high * 0.26, light)
          .path(
            `M${n(x)} ${n(y + high)}V${n(y + high * 0.7)}L${n(x + wide * 0.3)} ${n(y + high * 0.4)}L${n(x + wide * 0.55)} ${n(y + high * 0.74)}L${n(x + wide * 0.75)} ${n(y + high * 0.56)}L${n(x + wide)} ${n(y + high * 0.8)}V${n(y + high)}Z`,
            other,
          );
      else if (kind === 1)
        for (let bar = 0; bar < 6; bar++) canvas.rect(x + (wide * bar) / 6, y, wide / 12, high, front);
      else if (kind === 2)
        canvas
          .path(wedge(x + wide / 2, y + high, high * 0.82, 180, 360), front)
          .path(wedge(x + wide / 2, y + high, high * 0.5, 180, 360), other)
          .path(wedge(x + wide / 2, y + high, high * 0.22, 180, 360), light);
      else if (kind === 3)
        for (let petal = 0; petal < 6; petal++)
          canvas.path(
            `M0 0q${n(high * 0.2)} ${n(-high * 0.2)} 0 ${n(-high * 0.42)}q${n(-high * 0.2)} ${n(high * 0.22)} 0 ${n(high * 0.42)}Z`,
            petal % 2 ? front : light,
            `transform="translate(${n(x + wide / 2)} ${n(y + high / 2)}) rotate(${petal * 60})"`,
          );
      else
        canvas
          .circle(x + wide * 0.36, y + high * 0.5, high * 0.32, front)
          .circle(x + wide * 0.62, y + high * 0.5, high * 0.32, other, 'opacity=".85"');
    });
  }
}
