import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clippedText, sidewaysOverflow, unreachable } from './fitChecks.ts';
import { chosenLikeOthers, disabledLikeEnabled, focusWithoutRing } from './forcedChecks.ts';
import { smallTargets } from './touchChecks.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  * { box-sizing: border-box } button, a { font: 14px/20px sans-serif; padding: 0; border: 0; vertical-align: top }
  .target { position: relative; margin: 12px } .target::after { content: ''; position: absolute; inset: -12px }
  .ring:focus { outline: 2px solid }
  .shadowed[aria-pressed=true] { box-shadow: 0 0 0 2px red } .outlined[aria-pressed=true] { outline: 2px solid }
`);
beforeAll(() => void document.adoptedStyleSheets.push(sheet));
afterAll(() => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1));

/** Each test draws an element with a defect, which the check must report, and one without, which it must not. */
const draw = (...content: (Element | string)[]) => {
  const root = element('div', 'padding: 24px', ...content);
  document.body.append(root);
  return root;
};
afterEach(() => document.body.replaceChildren());

function element<TTag extends keyof HTMLElementTagNameMap>(
  tag: TTag,
  style: string,
  ...content: (Element | string)[]
) {
  const made = document.createElement(tag);
  made.style.cssText = style;
  made.append(...content);
  return made;
}

function withAttributes<TElement extends Element>(made: TElement, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

const square = (size: number) => `inline-size: ${size}px; block-size: ${size}px`;
const button = (style: string, className = '', name = 'A') =>
  withAttributes(element('button', style, name), { class: className });
const link = (name: string) => withAttributes(element('a', '', name), { href: '#a' });

describe('hit targets', () => {
  const of = (...content: (Element | string)[]) => smallTargets(draw(...content));

  test('a button of 20 px is reported, one of 44 px is not', () => {
    expect(of(button(square(20)))).toEqual([expect.stringMatching(/ (?:19|20|21) × (?:19|20|21) px$/)]);
    expect(of(button(square(44)))).toEqual([]);
  });
  test('a larger ::after enlarges the hit target', () => {
    expect(of(button(square(20), 'target'))).toEqual([]);
  });
  test('a button that is covered by another element is reported', () => {
    const cover = element('i', 'position: absolute; inset: 0');
    expect(of(element('div', 'position: relative', button(square(44)), cover))).toEqual([
      expect.stringContaining('covered'),
    ]);
  });
  test('30 px are accepted unless another target is nearer than 22 px', () => {
    const row = (style: string) => element('div', style, button(square(30)), button(square(30)));
    expect(of(button(square(30)))).toEqual([]);
    expect(of(row('display: flex'))).toHaveLength(2);
    expect(of(row('display: flex; gap: 14px'))).toEqual([]);
  });
  test('text links need only distance from other targets', () => {
    const item = () => element('li', 'block-size: 18px', link('One song'));
    expect(of(element('p', '', 'Songs by ', link('One'), ' and ', link('Two')))).toEqual([]);
    expect(of(item())).toEqual([]);
    expect(of(item(), item())).toHaveLength(2);
  });
  test('the target of an input is its label, or the box that forwards presses', () => {
    const hidden = 'position: absolute; inline-size: 1px; block-size: 1px; clip-path: inset(50%)';
    const label = (height: number) => {
      const input = withAttributes(element('input', hidden), { type: 'checkbox' });
      return element('label', `display: block; block-size: ${height}px`, input, 'On');
    };
    expect(of(label(44))).toEqual([]);
    expect(of(label(20))).toHaveLength(1);
    const input = element('input', square(20));
    const box = element('div', 'padding: 12px', input);
    const root = draw(box);
    expect(smallTargets(root)).toHaveLength(1);
    box.addEventListener('mousedown', () => input.focus());
    expect(smallTargets(root)).toEqual([]);
  });
});

test('horizontal overflow of the page is reported, scrolling inside an element is not', () => {
  const box = () => element('div', `inline-size: ${innerWidth + 100}px; block-size: 10px`, 'A');
  draw(element('div', 'overflow-x: auto', box()));
  expect(sidewaysOverflow()).toEqual([]);
  draw(box());
  expect(sidewaysOverflow()).toHaveLength(1);
});

describe('text', () => {
  const cut = 'inline-size: 60px; white-space: nowrap; overflow: hidden';
  const of = (style: string, inner = 'inline-size: auto') =>
    clippedText(draw(element('div', style, element('p', inner, 'A long name of a song'))));

  test('is reported where it is clipped horizontally or vertically', () => {
    expect(of(cut)).toHaveLength(1);
    expect(of('block-size: 10px; overflow: clip', 'margin: 0; font-size: 30px')).toHaveLength(1);
  });
  test('is not reported with an ellipsis, a scroll container or enough space', () => {
    expect(of(`${cut}; text-overflow: ellipsis`)).toEqual([]);
    expect(of(`${cut}; overflow: auto`)).toEqual([]);
    expect(of('overflow: hidden')).toEqual([]);
  });
});

test('an overlay outside the viewport, and elements in it that cannot be scrolled to, are reported', () => {
  const dialog = (style: string) => {
    const tall = element('div', 'block-size: 1200px');
    const overlay = element(
      'div',
      `position: fixed; inset-inline: 0; ${style}`,
      tall,
      button('', '', 'Save'),
    );
    draw(withAttributes(overlay, { role: 'dialog' }));
    return unreachable(overlay);
  };
  expect(dialog('top: 0')).toHaveLength(2);
  expect(dialog('inset-block: 0; overflow: hidden')).toEqual([]);
  expect(dialog('inset-block: 0; overflow: auto')).toEqual([]);
});

test('an element without a focus ring is reported', async () => {
  const of = (last: Element) => focusWithoutRing(draw(button('', 'ring'), last));
  expect(await of(button('', 'ring', 'B'))).toEqual([]);
  expect(await of(button('outline: none', '', 'B'))).toEqual([expect.stringContaining('“B” shows no focus')]);
});

test('a selected state that only changes a shadow is reported', async () => {
  const of = (className: string) => {
    const toggle = withAttributes(button('', className), { 'aria-pressed': 'false' });
    toggle.addEventListener('click', () => toggle.setAttribute('aria-pressed', 'true'));
    return chosenLikeOthers(draw(toggle));
  };
  expect(await of('shadowed')).toHaveLength(1);
  expect(await of('outlined')).toEqual([]);
});

test('a disabled element that is neither grey nor translucent is reported', () => {
  const of = (style: string) =>
    disabledLikeEnabled(
      draw(withAttributes(element('div', style, 'A'), { role: 'button', 'aria-disabled': 'true' })),
    );
  expect(of('color: CanvasText')).toHaveLength(1);
  expect(of('color: GrayText')).toEqual([]);
  expect(of('opacity: 0.5')).toEqual([]);
});
