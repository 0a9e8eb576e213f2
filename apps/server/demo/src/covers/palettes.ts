import { contrast, type Color } from './color.ts';

/** Six matching colours chosen by hand: a light background, a dark background, and four accents. */
export interface Palette {
  light: Color;
  dark: Color;
  accents: readonly [Color, Color, Color, Color];
}

const palette = (light: Color, dark: Color, ...accents: [Color, Color, Color, Color]): Palette => ({
  light,
  dark,
  accents,
});

export const palettes = {
  fjord: palette('#e9edf0', '#16263a', '#3f6c8f', '#8fb3c4', '#d9a566', '#c8553d'),
  ember: palette('#f6e7d3', '#2a1218', '#d9432f', '#f08a3c', '#f5c15d', '#8c2f45'),
  moss: palette('#eef0e2', '#1c2a22', '#4f7a52', '#9db67c', '#d8c37a', '#b5603b'),
  lagoon: palette('#eaf4f1', '#0d2b3e', '#1f8a91', '#6fc7bd', '#f4d58a', '#ee7a5b'),
  plum: palette('#f4e9ef', '#231432', '#6a3b82', '#b86fa5', '#f0a7a0', '#f6cf77'),
  citrus: palette('#fbf3dc', '#22302c', '#f2b632', '#ee7d2f', '#d8432f', '#2f7d6b'),
  night: palette('#e6e8f5', '#0e1130', '#3b3fa8', '#7d6be0', '#ef6aa5', '#ffb86b'),
  clay: palette('#f3ebe1', '#2f211c', '#b4573a', '#d99a6c', '#8a9a86', '#3d5a5c'),
  cobalt: palette('#f3f1ea', '#101a3c', '#1f45c4', '#5b8def', '#f0442f', '#f7c948'),
  rosa: palette('#fdeee8', '#3b1626', '#e8506e', '#f59a8b', '#fbd3a8', '#3f8c8c'),
  paperback: palette('#f4efe4', '#262322', '#c23b2e', '#8d8272', '#cbbfa8', '#4b5a62'),
  acid: palette('#f2f5e4', '#151a12', '#b7d334', '#4c9a4b', '#2a5bd7', '#f26ca7'),
  brass: palette('#f7ecd2', '#251a10', '#b5822c', '#dcae55', '#8a4521', '#3e5a4a'),
  ice: palette('#f0f5f9', '#0f2233', '#5d9cc4', '#a9d2e6', '#e7b6c4', '#f2725c'),
  berry: palette('#f7ecec', '#1d0f22', '#a3195b', '#e0457b', '#f79d65', '#5d3fd3'),
  spruce: palette('#f2eddc', '#132a24', '#1f5a4a', '#5f8f6b', '#e0a83a', '#cf5b39'),
  dusk: palette('#efe7f6', '#1b1638', '#50409a', '#9a7fd1', '#f2a6b8', '#fcd9a0'),
  mint: palette('#f5f1e6', '#20292b', '#e4523b', '#8fc9b0', '#f2c14e', '#2d6f72'),
  coral: palette('#edefee', '#24313a', '#526b7a', '#9fb3b8', '#f0715a', '#f6cdb4'),
  saffron: palette('#faf2e0', '#14213d', '#f59e1b', '#2a6f97', '#e76f51', '#a9d6e5'),
  terracotta: palette('#f8efe4', '#33231e', '#c8673f', '#e6a57e', '#7fb2c9', '#2f5d7c'),
  olive: palette('#f4f0df', '#2b2c1b', '#7a8239', '#b9b66a', '#e79aa6', '#a8324a'),
  tangerine: palette('#fff0e0', '#2b0f3a', '#ff7a3d', '#ffb347', '#8e3ccb', '#e0407f'),
  petrol: palette('#f9efe6', '#06313a', '#0d5c63', '#44a1a0', '#ffb997', '#f67e7d'),
  candy: palette('#fdf0f4', '#2a1a4a', '#ff8fab', '#ffc2d1', '#8ac6ff', '#5a54d6'),
  stone: palette('#ecebe6', '#1f2326', '#5b6265', '#9da3a3', '#d0cdc4', '#d96c3f'),
  flag: palette('#f1efe7', '#0b2427', '#0f7173', '#f05d5e', '#e7b24c', '#9ccfc4'),
  midnight: palette('#f0e9d6', '#0c1420', '#1e3551', '#45688f', '#d7b25d', '#a8763e'),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** The colours of one picture: the background, the text, and the shapes. */
export interface Tones {
  ground: Color;
  ink: Color;
  light: Color;
  dark: Color;
  /** Four colours, each visible on the background. */
  accents: readonly [Color, Color, Color, Color];
}

/** The background of a picture: the light colour, the dark colour, or an accent of the palette. */
export type Mood = 'light' | 'dark' | 0 | 1 | 2 | 3;

/** Assigns the colours of a palette for one picture. `turn` rotates the accents. */
export function layTones({ light, dark, accents }: Palette, mood: Mood, turn = 0): Tones {
  const ground = mood === 'light' ? light : mood === 'dark' ? dark : accents[mood];
  const [ink, other] = contrast(ground, light) > contrast(ground, dark) ? [light, dark] : [dark, light];
  const turned = accents.map((_, index) => accents[(index + turn) % accents.length] ?? ink);
  const visible = [...turned.filter((color) => contrast(color, ground) > 1.3), ink, other].filter(
    (color) => color !== ground,
  );
  const [a = ink, b = a, c = b, d = a] = visible;
  return { ground, ink, light, dark, accents: [a, b, c, d] };
}
