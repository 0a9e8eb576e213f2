import type { Color } from './color.ts';

export type Point = readonly [x: number, y: number];

/** A colour, `none`, or a reference to a gradient of the canvas. */
export type Paint = string;

/** A stop of a gradient: its colour, its offset from 0 to 1, and its opacity. */
export type Stop = readonly [color: Color, at: number, opacity?: number];

/** Formats a number for SVG with one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const polyline = (points: readonly Point[]) => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

/** A closed polygon. */
export const polygon = (...points: Point[]): string => `M${polyline(points)}Z`;

/** An open polyline. */
export const polyLine = (points: readonly Point[]): string => `M${polyline(points)}`;

/** A smooth curve through all points (Catmull–Rom spline). `closed` connects its ends. */
export function softLine(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[place] ?? [0, 0];
  };
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** The point at `angle` (degrees, clockwise from the right) on a circle. */
export const onCircle = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos((angle * Math.PI) / 180),
  y + radius * Math.sin((angle * Math.PI) / 180),
];

/** A sector of a disc between two angles. */
export function wedge(x: number, y: number, radius: number, from: number, to: number): string {
  const [ax, ay] = onCircle(x, y, radius, from);
  const [bx, by] = onCircle(x, y, radius, to);
  return `M${n(x)} ${n(y)}L${n(ax)} ${n(ay)}A${n(radius)} ${n(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${n(bx)} ${n(by)}Z`;
}

/** Collects shapes and returns them as an SVG document. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  #defs: string[] = [];
  #body: string[] = [];

  constructor(width = 1000, height = 1000) {
    this.width = width;
    this.height = height;
  }

  /** The shorter side. */
  get size(): number {
    return Math.min(this.width, this.height);
  }

  /** Fills the whole canvas with a background. */
  cover(fill: Paint): this {
    return this.rect(-2, -2, this.width + 4, this.height + 4, fill);
  }

  rect(x: number, y: number, width: number, height: number, fill: Paint, more = ''): this {
    return this.#add(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${fill}"${more && ` ${more}`}/>`,
    );
  }

  circle(x: number, y: number, radius: number, fill: Paint, more = ''): this {
    return this.#add(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more && ` ${more}`}/>`,
    );
  }

  ring(x: number, y: number, radius: number, color: Paint, width: number, more = ''): this {
    return this.circle(x, y, radius, 'none', `stroke="${color}" stroke-width="${n(width)}" ${more}`);
  }

  path(d: string, fill: Paint, more = ''): this {
    return this.#add(`<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  stroke(d: string, color: Paint, width: number, more = ''): this {
    return this.path(d, 'none', `stroke="${color}" stroke-width="${n(width)}" ${more}`);
  }

  /** Draws inside a group with these attributes, such as a transform or an opacity. */
  group(attributes: string, draw: () => void): this {
    this.#add(`<g ${attributes}>`);
    draw();
    return this.#add('</g>');
  }

  /** Clips drawing to an outline. */
  clip(d: string, draw: () => void): this {
    return this.group(`clip-path="${this.#define('clipPath', '', `<path d="${d}"/>`)}"`, draw);
  }

  linear(stops: readonly Stop[], from: Point, to: Point): Paint {
    return this.#define(
      'linearGradient',
      `gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`,
      writeStops(stops),
    );
  }

  radial(stops: readonly Stop[], x: number, y: number, radius: number): Paint {
    return this.#define(
      'radialGradient',
      `gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"`,
      writeStops(stops),
    );
  }

  /** Returns the SVG document with the given width in pixels. */
  toSvg(pixels = this.width): string {
    const height = Math.round((pixels * this.height) / this.width);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>`;
  }

  #define(name: string, attributes: string, content: string): string {
    const id = `d${this.#defs.length}`;
    this.#defs.push(`<${name} id="${id}" ${attributes}>${content}</${name}>`);
    return `url(#${id})`;
  }

  #add(markup: string): this {
    this.#body.push(markup);
    return this;
  }
}

const writeStops = (stops: readonly Stop[]) =>
  stops
    .map(
      ([color, at, opacity = 1]) =>
        `<stop offset="${Math.round(at * 100) / 100}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');
