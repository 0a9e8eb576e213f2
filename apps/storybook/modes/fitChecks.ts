import { type Findings, isShown, isVisuallyHidden, nameOf, targetOf, widgets } from './elements.ts';

/** Reports horizontal overflow of the page. */
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

/** Reports text that is clipped without an ellipsis, a scroll container or a line clamp. */
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
      // Glyphs are smaller than the line box.
      const cutAbove = clips(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4);
      if (cutAside || cutAbove) findings.add(`“${text.data.trim().slice(0, 40)}” is cut by ${nameOf(at)}`);
    }
  }
  return [...findings];
}

/** Reports an open overlay outside the viewport, and interactive elements in it that cannot be scrolled to. */
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
