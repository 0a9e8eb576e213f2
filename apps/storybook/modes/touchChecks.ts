import { type Findings, interactive, nameOf, targetOf, widgets } from './elements.ts';

const full = 44;
const least = 24;

/** A text link is as tall as its line and needs only spacing (WCAG 2.5.8, “spacing” and “inline”). */
const isTextLink = (element: Element) =>
  element.matches('a, [role=link]') &&
  element.textContent.trim() !== '' &&
  !element.querySelector('svg, img');

/** A segment of a date field. Typing and arrow keys move from one segment to the next. */
const isDateSegment = (element: Element) => element.matches('[role=spinbutton][contenteditable]');

const isInSentence = (element: Element) =>
  isTextLink(element) &&
  getComputedStyle(element).display === 'inline' &&
  (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;

/** A hit target and the interactive element that it belongs to. */
interface Target {
  target: Element;
  element: Element;
}

/** Whether a touch of `hit` activates the target, not another interactive element inside it. */
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
  // At the edge of the viewport a part of the hit target would be outside.
  const isWhole = at.y > full / 2 && at.y < innerHeight - full / 2;
  if (isWhole && target.contains(document.elementFromPoint(at.x, at.y))) return at;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return middle();
}

/** The size of the hit target in pixels from a point in one direction. Browsers round half a pixel up. */
function targetExtent(
  target: Target,
  { x, y }: { x: number; y: number },
  dx: number,
  dy: number,
  enough: number,
) {
  let pixels = 0;
  while (
    pixels < enough &&
    takesTouchFor(target, document.elementFromPoint(x + dx * (pixels + 0.75), y + dy * (pixels + 0.75)))
  )
    pixels += 1;
  return pixels;
}

/**
 * Reports hit targets below 44 × 44 px (WCAG 2.5.5). 24 × 24 px are enough where the rest of the 44 px belongs to no
 * other target. Sizes are measured by hit testing, which includes a larger `::after` and excludes covered parts.
 */
export function smallTargets(root: Element): Findings {
  const targets = new Map<Element, Element>();
  for (const element of widgets(root)) {
    const target = targetOf(element);
    // Elements with `pointer-events: none` are used by keyboard only.
    if (target && !targets.has(target) && getComputedStyle(target).pointerEvents !== 'none')
      targets.set(target, element);
  }
  return [...targets].flatMap(([target, element]) => smallTarget({ target, element }, targets) ?? []);
}

function smallTarget(touched: Target, targets: Map<Element, Element>) {
  const { target, element } = touched;
  if (isInSentence(target)) return undefined;
  let at = centreOf(target);
  // A skip link is visible only while it has focus.
  if (at.y < 0 && element instanceof HTMLElement) {
    element.focus();
    at = centreOf(target);
  }
  try {
    const hit = document.elementFromPoint(at.x, at.y);
    if (!takesTouchFor(touched, hit)) {
      // The centre is another interactive element inside the target, such as a button in a row.
      if (hit && target.contains(hit)) return undefined;
      return `${nameOf(element)} is covered by ${hit ? nameOf(hit) : 'nothing'}`;
    }
    const width = targetExtent(touched, at, -1, 0, full) + targetExtent(touched, at, 1, 0, full);
    const height = targetExtent(touched, at, 0, -1, full) + targetExtent(touched, at, 0, 1, full);
    if (width >= full && height >= full) return undefined;
    const size = `${nameOf(element)} has a hit target of ${Math.min(width, full)} × ${Math.min(height, full)} px`;
    if ((width < least || height < least) && !isTextLink(target)) return size;
    if (isDateSegment(target)) return height < full ? size : undefined;
    const spacing = (isTextLink(target) ? least : full) / 2;
    const other = neighbour(touched, at, spacing, targets);
    return other && `${size}, and ${nameOf(other)} is nearer than ${spacing} px`;
  } finally {
    if (element === document.activeElement && element instanceof HTMLElement) element.blur();
  }
}

/** Returns another target within a square around the centre of this one. */
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
