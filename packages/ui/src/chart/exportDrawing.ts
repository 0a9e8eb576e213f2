export interface Drawing {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** The computed styles that are copied into the file, because it does not contain the stylesheet. */
const properties =
  'color fill fill-opacity stroke stroke-opacity stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity direction shape-rendering font-family font-size font-weight font-variant-numeric'.split(
    ' ',
  );

const namespace = 'http://www.w3.org/2000/svg';

/** A colour in sRGB, for programs that support fewer colour spaces than browsers. */
function toRgb(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red} ${green} ${blue}${alpha < 255 ? ` / ${alpha / 255}` : ''})`;
}

function withStyles(source: SVGElement): SVGElement {
  const copy = source.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, original] of [source, ...source.querySelectorAll<SVGElement>('*')].entries()) {
    const computed = getComputedStyle(original);
    const target = copies[index]!;
    target.removeAttribute('class');
    for (const property of properties) {
      const value = computed.getPropertyValue(property);
      target.style.setProperty(
        property,
        /^(?:oklab|oklch|lab|lch|color)\(/.test(value) ? toRgb(value) : value,
      );
    }
  }
  for (const active of copy.querySelectorAll('[data-active]')) active.remove();
  return copy;
}

const element = (name: string, attributes: Record<string, string | number>, text?: string) => {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
};

/** The background of an element: the first of its own and its ancestors' that is not transparent. */
function groundOf(of: Element): string {
  for (let at: Element | null = of; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

/** The drawing with its title, legend and colours, as a self-contained file. */
export function drawingOf(frame: Element, title: string, description?: string): Drawing | null {
  const source = frame.querySelector<SVGElement>('[data-drawing]');
  if (!source) return null;
  const padding = 16;
  const titleHeight = 32;
  const legend = frame.querySelector('[data-legend]');
  const box = source.getBoundingClientRect();
  const legendBox = legend?.getBoundingClientRect();
  const legendHeight = legendBox ? legendBox.height + 12 : 0;
  const width = Math.ceil(box.width) + padding * 2;
  const height = Math.ceil(box.height + titleHeight + legendHeight) + padding * 2;
  const { color, fontFamily, direction } = getComputedStyle(frame);

  const root = element('svg', {
    xmlns: namespace,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'font-family': fontFamily,
  });
  root.append(element('title', {}, title));
  if (description) root.append(element('desc', {}, description));
  root.append(element('rect', { width, height, fill: groundOf(frame) }));
  root.append(
    element(
      'text',
      {
        x: direction === 'rtl' ? width - padding : padding,
        y: padding + 16,
        direction,
        'font-size': 16,
        'font-weight': 700,
        fill: color,
      },
      title,
    ),
  );

  // The legend is HTML: its marks are copied, and its text is written at the same position.
  for (const item of legend?.children ?? []) {
    const sign = item.querySelector('svg');
    const box = item.getBoundingClientRect();
    if (!sign || !legendBox) continue;
    const signBox = sign.getBoundingClientRect();
    const top = padding + titleHeight - legendBox.top;
    const copy = withStyles(sign);
    copy.setAttribute('x', String(padding + signBox.left - legendBox.left));
    copy.setAttribute('y', String(top + signBox.top));
    root.append(copy);
    root.append(
      element(
        'text',
        {
          x: padding - legendBox.left + (direction === 'rtl' ? signBox.left - 8 : signBox.right + 8),
          y: top + box.top + box.height / 2 + 4,
          direction,
          'font-size': 12,
          fill: getComputedStyle(item).color,
        },
        item.textContent ?? '',
      ),
    );
  }

  const copy = withStyles(source);
  copy.setAttribute('x', String(padding));
  copy.setAttribute('y', String(padding + titleHeight + legendHeight));
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  copy.removeAttribute('aria-hidden');
  root.append(copy);
  return { markup: new XMLSerializer().serializeToString(root), width, height };
}

/** The drawing as a bitmap at twice its size, for slides and high-density screens. */
export async function toPng({ markup, width, height }: Drawing): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * 2;
    canvas.height = height * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.')))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A file name from a title. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase() || 'chart'
  }.${ending}`;

export function download(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the object URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
