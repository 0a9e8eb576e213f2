/** An allowed element of an SVG file, as React draws it. */
export interface SvgShape {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  content: readonly SvgShape[];
}

/** Elements that only draw. Scripts, styles, links, animations, text, images, references and foreign content have no place. */
const tags = new Set(['g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect']);

const numbers = /^[\d\s.,eE+%-]{1,500}$/;
const word = /^[a-z]{1,20}$/;

/** The allowed attributes: their name in React, and the values that they may have. */
const attributes = new Map<string, readonly [name: string, values: RegExp]>([
  ...[
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'width',
    'height',
    'opacity',
    'points',
  ].map((name) => [name, [name, name === 'points' ? /^[\d\s.,eE+-]{1,20000}$/ : numbers]] as const),
  ['d', ['d', /^[\d\s.,eE+\-a-zA-Z]{1,30000}$/]],
  [
    'transform',
    ['transform', /^(?:\s*,?\s*(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,eE+-]*\)){1,10}\s*$/],
  ],
  ['stroke-width', ['strokeWidth', numbers]],
  ['stroke-miterlimit', ['strokeMiterlimit', numbers]],
  ['stroke-dasharray', ['strokeDasharray', numbers]],
  ['stroke-linecap', ['strokeLinecap', word]],
  ['stroke-linejoin', ['strokeLinejoin', word]],
  ['fill-rule', ['fillRule', word]],
  ['clip-rule', ['clipRule', word]],
  ['fill-opacity', ['fillOpacity', numbers]],
  ['stroke-opacity', ['strokeOpacity', numbers]],
]);

const paints = ['fill', 'stroke'] as const;
const color = /^(?:#[\da-f]{3,8}|[a-z]{3,30})$/;
const noColors = new Set(['none', 'transparent', 'currentcolor', 'inherit']);

/** How large the tree of a picture may be. */
const limits = { elements: 500, depth: 12 };

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Reads the drawing of an SVG file from an untrusted source; null when it is none. Elements and attributes that are not
 * in the lists are removed with their content. A drawing of one colour gets the colour of the text, so that it fits the
 * theme.
 */
export function readSvg(text: string): SvgShape | null {
  // Entities could expand to a text of any size.
  if (/<!ENTITY/i.test(text)) return null;
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== svgNamespace) return null;
  const colors = new Set([root, ...root.querySelectorAll('*')].flatMap(colorsOf));
  const attributesOf = readAttributes(colors.size > 1);
  let left = limits.elements;
  const read = (element: Element, depth: number): SvgShape[] => {
    left -= 1;
    const isDrawing = element.namespaceURI === svgNamespace && tags.has(element.localName);
    if (!isDrawing || depth > limits.depth || left < 0) return [];
    return [
      {
        tag: element.localName,
        attributes: attributesOf(element),
        content: [...element.children].flatMap((child) => read(child, depth + 1)),
      },
    ];
  };
  const content = [...root.children].flatMap((child) => read(child, 1));
  if (content.length === 0) return null;
  const { width: _, height: __, ...own } = attributesOf(root);
  return { tag: 'svg', attributes: { fill: 'currentColor', ...own, viewBox: viewBoxOf(root) }, content };
}

/** The colours that an element names. */
const colorsOf = (element: Element) =>
  paints.flatMap((paint) => {
    const value = element.getAttribute(paint)?.trim().toLowerCase() ?? '';
    return color.test(value) && !noColors.has(value) ? [value] : [];
  });

const readAttributes =
  (keepsColors: boolean) =>
  (element: Element): Record<string, string> => {
    const found: Record<string, string> = {};
    for (const [attribute, [name, values]] of attributes) {
      const value = element.getAttribute(attribute)?.trim();
      if (value !== undefined && values.test(value)) found[name] = value;
    }
    for (const paint of paints) {
      const value = element.getAttribute(paint)?.trim().toLowerCase();
      if (!value) continue;
      const isColor = keepsColors && color.test(value) && !noColors.has(value);
      found[paint] = value === 'none' || value === 'transparent' ? 'none' : isColor ? value : 'currentColor';
    }
    return found;
  };

const fourNumbers = /^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/;

function viewBoxOf(root: Element): string {
  const given = root.getAttribute('viewBox') ?? '';
  if (fourNumbers.test(given)) return given;
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''));
  return width && height ? `0 0 ${width} ${height}` : '0 0 24 24';
}
