import type { Image } from './contract.ts';

type Drawing = (front: string, back: string) => string;

/** One set of generated pictures per artist: a few flat shapes that are recognisable at any size. */
const drawings: readonly Drawing[] = [
  (front, back) =>
    `<rect width="96" height="96" fill="${back}"/><circle cx="48" cy="54" r="26" fill="${front}"/><path d="M0 72h96v24H0z" fill="${front}" opacity=".35"/>`,
  (front, back) =>
    `<rect width="96" height="96" fill="${back}"/><path d="M0 96 48 18l48 78z" fill="${front}"/><path d="m24 96 36-44 36 44z" fill="${back}" opacity=".4"/>`,
  (front, back) =>
    `<rect width="96" height="96" fill="${back}"/><path d="M12 12h32v72H12zM52 12h14v72H52zM74 12h10v72H74z" fill="${front}"/>`,
  (front, back) =>
    `<rect width="96" height="96" fill="${back}"/><g fill="none" stroke="${front}" stroke-width="6"><circle cx="96" cy="96" r="28"/><circle cx="96" cy="96" r="48"/><circle cx="96" cy="96" r="68"/><circle cx="96" cy="96" r="88"/></g>`,
  (front, back) =>
    `<rect width="96" height="96" fill="${back}"/><path d="M0 40c24-18 48 18 96 0v18c-48 18-72-18-96 0zM0 72c24-18 48 18 96 0v10c-48 18-72-18-96 0z" fill="${front}"/>`,
  (front, back) =>
    `<rect width="96" height="96" fill="${back}"/><path d="M48 0v96H0z" fill="${front}"/><circle cx="66" cy="34" r="16" fill="${front}" opacity=".7"/>`,
];

/** A generated picture; the same `seed` gives the same picture. */
export function sampleImage(seed: number, alt: string | null = null): Image {
  const hue = (seed * 47) % 360;
  const draw = drawings[seed % drawings.length] ?? drawings[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${draw?.(
    `hsl(${(hue + 30) % 360} 78% 66%)`,
    `hsl(${hue} 48% 26%)`,
  )}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, color: hexOf(hue, 0.48, 0.26), alt };
}

/** Converts a colour from HSL to `#rrggbb`. */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** A list as one single page. */
export const samplePage = <T>(data: readonly T[]) => ({
  data: [...data],
  per_page: Math.max(30, data.length),
  next_cursor: null,
  total: data.length,
});
