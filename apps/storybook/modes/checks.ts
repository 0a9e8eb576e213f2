/** What a check found: one sentence each, so that a failing run says what to mend. */
export type Findings = string[];

const roles = [
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'tab',
  'option',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'combobox',
  'textbox',
  'searchbox',
];
const interactive = [
  'button',
  'a[href]',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...roles.map((role) => `[role=${role}]`),
].join(', ');

const full = 44;
const least = 24;

/** As a finding calls it. */
function nameOf(element: Element) {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  const id = element.getAttribute('role') ?? element.getAttribute('type');
  return `<${element.localName}${id ? ` ${id}` : ''}> “${words.replace(/\s+/g, ' ').slice(0, 40)}”`;
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[inert], [aria-hidden=true], [hidden]');

const isDisabled = (element: Element) =>
  element.matches(':disabled, [aria-disabled=true], [data-disabled]') ||
  element.closest('label[data-disabled], [aria-disabled=true]') !== null;

/** Hidden from eyes and touches, but not from screen readers. */
function isVisuallyHidden(element: Element) {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clip, clipPath, position } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    if (position === 'absolute' && (width <= 1 || height <= 1)) return true;
    if (position === 'absolute' && (clip.startsWith('rect(0') || clipPath === 'inset(50%)')) return true;
  }
  return false;
}

/** What can be pressed, typed into or dragged within `root`, seen and not disabled. */
const widgets = (root: Element) =>
  [...root.querySelectorAll(interactive)].filter((element) => isShown(element) && !isDisabled(element));

/** Around an input, the box that hands a press on to it. */
function boxOf(input: HTMLElement) {
  let box = input;
  for (let at = input.parentElement; at && at !== document.body; at = at.parentElement) {
    input.blur();
    at.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    if (document.activeElement === input) box = at;
  }
  input.blur();
  return box;
}

/** What is touched in order to use an element: itself, or what is drawn around an input. */
function targetOf(element: Element): Element | null {
  const label = element.matches('input') ? element.closest('label') : null;
  if (label) return label;
  let target: Element | null = element;
  while (target && isVisuallyHidden(target)) target = target.parentElement;
  if (target !== element && !element.matches('input')) return null;
  const isText = element.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea');
  return isText && target === element ? boxOf(element as HTMLElement) : target;
}

/** A link that is words is as tall as its line, and needs no more than room (WCAG 2.5.8, “spacing” and “inline”). */
const isWords = (element: Element) =>
  element.matches('a, [role=link]') &&
  element.textContent.trim() !== '' &&
  !element.querySelector('svg, img');

/** One number of a date, from which typing and arrows go on to the next. */
const isPart = (element: Element) => element.matches('[role=spinbutton][contenteditable]');

const isInSentence = (element: Element) =>
  isWords(element) &&
  getComputedStyle(element).display === 'inline' &&
  (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;

/** What is touched, and what that touch is for. */
interface Target {
  target: Element;
  element: Element;
}

/** Whether a touch of `hit` is one of the target, and not of something else that can be pressed within. */
function takesTouchFor({ target, element }: Target, hit: Element | null) {
  if (!hit || !target.contains(hit)) return false;
  const owner = hit.closest(interactive);
  return !owner || owner === element || !target.contains(owner) || owner === target;
}

function centreOf(target: Element) {
  const middle = () => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const at = middle();
  if (target.contains(document.elementFromPoint(at.x, at.y))) return at;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return middle();
}

/** How many pixels around a point answer for the target, to one side. A browser rounds half a pixel up. */
function reach(target: Target, { x, y }: { x: number; y: number }, dx: number, dy: number, enough: number) {
  let pixels = 0;
  while (
    pixels < enough &&
    takesTouchFor(target, document.elementFromPoint(x + dx * (pixels + 0.75), y + dy * (pixels + 0.75)))
  )
    pixels += 1;
  return pixels;
}

/**
 * Every target answers to touches within 44 × 44 px (WCAG 2.5.5), or within 24 × 24 px where the rest of the 44 px
 * belongs to no other target. It is measured by hits, so that a larger `::after` counts and what covers it does not.
 */
export function smallTargets(root: Element): Findings {
  const targets = new Map<Element, Element>();
  for (const element of widgets(root)) {
    const target = targetOf(element);
    // What lets touches through is for the keyboard alone.
    if (target && !targets.has(target) && getComputedStyle(target).pointerEvents !== 'none')
      targets.set(target, element);
  }
  return [...targets].flatMap(([target, element]) => smallTarget({ target, element }, targets) ?? []);
}

function smallTarget(touched: Target, targets: Map<Element, Element>) {
  const { target, element } = touched;
  if (isInSentence(target)) return undefined;
  let at = centreOf(target);
  // A link past the navigation is seen while it has the focus.
  if (at.y < 0 && element instanceof HTMLElement) {
    element.focus();
    at = centreOf(target);
  }
  try {
    const hit = document.elementFromPoint(at.x, at.y);
    if (!takesTouchFor(touched, hit)) {
      // Its middle is another button, as in a row.
      if (hit && target.contains(hit)) return undefined;
      return `${nameOf(element)} is covered by ${hit ? nameOf(hit) : 'nothing'}`;
    }
    const width = reach(touched, at, -1, 0, full) + reach(touched, at, 1, 0, full);
    const height = reach(touched, at, 0, -1, full) + reach(touched, at, 0, 1, full);
    if (width >= full && height >= full) return undefined;
    const size = `${nameOf(element)} answers to ${Math.min(width, full)} × ${Math.min(height, full)} px`;
    if ((width < least || height < least) && !isWords(target)) return size;
    if (isPart(target)) return undefined;
    const room = (isWords(target) ? least : full) / 2;
    const other = neighbour(touched, at, room, targets);
    return other && `${size}, and ${nameOf(other)} is nearer than ${room} px`;
  } finally {
    if (element === document.activeElement && element instanceof HTMLElement) element.blur();
  }
}

/** Another target within a square around the middle of this one. */
function neighbour(
  touched: Target,
  { x, y }: { x: number; y: number },
  half: number,
  all: Map<Element, Element>,
) {
  for (let dx = -half + 1; dx < half; dx += 3) {
    for (let dy = -half + 1; dy < half; dy += 3) {
      const hit = document.elementFromPoint(x + dx, y + dy);
      if (takesTouchFor(touched, hit)) continue;
      for (let at = hit; at && !at.contains(touched.target); at = at.parentElement) {
        const other = all.get(at);
        if (other) return other;
      }
    }
  }
  return undefined;
}

/** The page itself never scrolls sideways. */
export function sidewaysOverflow(page = document.documentElement): Findings {
  if (page.scrollWidth <= page.clientWidth) return [];
  const widest = [...page.querySelectorAll('body *')]
    .filter((element) => isShown(element) && element.getBoundingClientRect().right > page.clientWidth + 1)
    .at(-1);
  return [
    `The page is ${page.scrollWidth} px wide where ${page.clientWidth} are seen${widest ? `, by ${nameOf(widest)}` : ''}`,
  ];
}

const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** No words are cut where nothing says so: no ellipsis, no scrolling, no shortening by lines. */
export function clippedText(root: Element): Findings {
  const findings = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || !isShown(parent) || isVisuallyHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      const box = at.getBoundingClientRect();
      const isOutside = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
      if (isOutside || box.width < 1 || box.height < 1) continue;
      const cutAside = clips(overflowX) && (left < box.left - 1 || right > box.right + 1);
      // Letters are smaller than the line's box.
      const cutAbove = clips(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4);
      if (cutAside || cutAbove) findings.add(`“${text.data.trim().slice(0, 40)}” is cut by ${nameOf(at)}`);
    }
  }
  return [...findings];
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The open dialogs, menus and lists that lie above the page. */
export const openOverlays = (root: Element) =>
  [...document.querySelectorAll(overlays)].filter((element) => isShown(element) && !root.contains(element));

/** An open overlay lies within the window, and all that can be used in it can be scrolled to. */
export function unreachable(overlay: Element): Findings {
  const findings: Findings = [];
  const { left, right, top, bottom } = overlay.getBoundingClientRect();
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
    const at = [left, top, right, bottom].map(Math.round).join(', ');
    if (!scrolls(overlay))
      findings.push(`${nameOf(overlay)} lies at ${at} of ${innerWidth} × ${innerHeight}`);
  }
  for (const element of widgets(overlay)) {
    const target = targetOf(element);
    if (!target) continue;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
      findings.push(`${nameOf(element)} cannot be scrolled to`);
  }
  return findings;
}

function scrolls(element: Element) {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
}

/** What shows the focus. Here colours are those that are drawn: forced ones, where they are forced. */
function linesOf(element: Element, pseudo?: string | null) {
  const style = getComputedStyle(element, pseudo);
  const line = (name: 'outline' | 'border') => {
    const [drawn, width] = [style[`${name}Style`], style[`${name}Width`]];
    return /^(?:none ?)+$/.test(drawn) || /^(?:0px ?)+$/.test(width)
      ? ''
      : `${drawn} ${width} ${style[`${name}Color`]}`;
  };
  const fill = style.backgroundColor;
  return { outline: line('outline'), border: line('border'), fill };
}

/** Where the ring of an element may be drawn: on itself, around it, or on the picture beside a hidden input. */
function ringsOf(element: Element, root: Element) {
  const rings: Element[] = [element];
  const label = element.closest('label');
  // One input may lie over many cells.
  if (element.matches('input')) rings.push(...(element.parentElement?.children ?? []));
  if (label) rings.push(...label.querySelectorAll('*'));
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) rings.push(at);
  if (isVisuallyHidden(element))
    rings.push(...(element.parentElement?.parentElement?.querySelectorAll('*') ?? []));
  return [...new Set(rings)];
}

/** Until something is so, or has had the time to become so. */
async function drawn(isSo: () => boolean) {
  for (let frame = 0; frame < 30 && !isSo(); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return isSo();
}

/** The first two of everything that looks and works alike. */
function ofEachKind<E extends Element>(elements: E[]) {
  const seen = new Map<string, number>();
  return elements.filter((element) => {
    const kind = `${element.localName} ${element.role} ${element.getAttribute('class')}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return seen.get(kind)! <= 2;
  });
}

/** Every element that takes focus shows it by a line, or by a colour that forced colours leave: no shadow does. */
export async function focusWithoutRing(root: Element): Promise<Findings> {
  const findings: Findings = [];
  const focusable = [...root.querySelectorAll<HTMLElement>(`${interactive}, [tabindex]`)].filter(
    (element) => isShown(element) && !isDisabled(element),
  );
  for (const element of ofEachKind(focusable.filter(({ tabIndex }) => tabIndex >= 0))) {
    // An open menu closes when the focus leaves it.
    const elsewhere = focusable.find((other) => !other.contains(element) && !element.contains(other));
    const rings = ringsOf(element, root);
    const lines = () =>
      rings.flatMap((ring) =>
        [null, '::before', '::after'].map((pseudo) => Object.values(linesOf(ring, pseudo)).join()),
      );
    const differs = (before: string[]) => lines().some((line, index) => line !== before[index]);
    elsewhere?.focus();
    const rest = lines();
    // react-aria shows focus when the last thing touched was the keyboard.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
    element.focus();
    if (document.activeElement !== element) continue;
    if (await drawn(() => differs(rest))) continue;
    const focused = lines();
    if (elsewhere) elsewhere.focus();
    else element.blur();
    if (await drawn(() => differs(focused))) continue;
    // It keeps its focus, as the one item of a menu does.
    if (document.activeElement === element && rings.some((ring) => linesOf(ring).outline !== '')) continue;
    findings.push(`${nameOf(element)} shows no focus`);
  }
  return findings;
}

const chosen = '[aria-checked=true], [aria-selected=true], [aria-pressed=true], :checked';
const choosable = [
  'input[type=checkbox]',
  'input[type=radio]',
  '[role=tab]',
  '[role=option]',
  '[role=radio]',
  '[role=menuitemcheckbox]',
  '[role=menuitemradio]',
  '[aria-pressed]',
].join(', ');

/** What is chosen looks different from before: a colour alone is gone in forced colours. */
export async function chosenLikeOthers(root: Element): Promise<Findings> {
  const findings: Findings = [];
  const others = [...root.querySelectorAll<HTMLElement>(choosable)].filter(
    (element) => isShown(element) && !isDisabled(element) && !element.matches(chosen),
  );
  for (const element of others.slice(0, 2)) {
    if (element.matches(chosen)) continue;
    const before = lookOf(element);
    element.click();
    if (!(await drawn(() => element.matches(chosen))) || !element.isConnected) continue;
    if (!(await drawn(() => lookOf(element) !== before)))
      findings.push(`${nameOf(element)} looks the same when it is chosen`);
  }
  return findings;
}

/** All that forced colours leave of an element's look, without its words. */
function lookOf(element: Element): string {
  const scope = element.closest('label') ?? element;
  return [scope, ...scope.querySelectorAll('*')]
    .filter((at) => isShown(at) || at.localName === 'svg')
    .flatMap((at) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(at, pseudo);
        if (pseudo && style.content === 'none') return '';
        const { outline, border } = linesOf(at, pseudo);
        return [
          at.localName,
          outline,
          border,
          style.color,
          style.backgroundColor,
          style.fill,
          style.stroke,
          style.opacity,
          style.fontWeight,
          style.textDecorationLine,
          style.transform,
          style.translate,
          style.visibility,
          style.display,
          style.insetInlineStart,
        ].join(' ');
      }),
    )
    .join('\n');
}

/** As a browser resolves a system colour here. */
function systemColour(name: string) {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** What is disabled looks so: in the system's grey, or faded. */
export function disabledLikeEnabled(root: Element): Findings {
  const grey = systemColour('GrayText');
  return [...root.querySelectorAll(interactive)]
    .filter((element) => isShown(element) && element.matches(':disabled, [aria-disabled=true]'))
    .filter((element) => {
      const scope = element.closest('label') ?? element;
      const around = isVisuallyHidden(scope) ? (scope.parentElement?.parentElement ?? scope) : scope;
      for (let at: Element | null = around; at && at !== root; at = at.parentElement)
        if (Number(getComputedStyle(at).opacity) < 1) return false;
      return ![around, ...around.querySelectorAll('*')].some((at) => {
        const { color, borderTopColor, borderTopStyle, opacity, fill, stroke } = getComputedStyle(at);
        const line = borderTopStyle !== 'none' && borderTopColor === grey;
        return color === grey || line || fill === grey || stroke === grey || Number(opacity) < 1;
      });
    })
    .map((element) => `${nameOf(element)} looks as if it were not disabled`);
}
