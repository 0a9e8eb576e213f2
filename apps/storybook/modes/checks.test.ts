import { afterEach, describe, expect, test } from 'vitest';
import { clippedText, sidewaysOverflow, unreachable } from './fitChecks.ts';
import { chosenLikeOthers, disabledLikeEnabled, focusWithoutRing } from './forcedChecks.ts';
import { smallTargets } from './touchChecks.ts';

/** Each test draws an element with a defect, which the check must report, and one without, which it must not. */
const draw = (html: string) => {
  const root = document.createElement('div');
  root.style.padding = '24px';
  root.innerHTML = `<style>
    * { box-sizing: border-box } button, a { font: 14px/20px sans-serif; padding: 0; border: 0; vertical-align: top }
    .target { position: relative; margin: 12px } .target::after { content: ''; position: absolute; inset: -12px }
    .ring:focus { outline: 2px solid }
  </style>${html}`;
  document.body.append(root);
  return root;
};
afterEach(() => document.body.replaceChildren());

const square = (size: number, more = '') => `style="inline-size: ${size}px; block-size: ${size}px; ${more}"`;

describe('hit targets', () => {
  const of = (html: string) => smallTargets(draw(html));

  test('a button of 20 px is reported, one of 44 px is not', () => {
    expect(of(`<button ${square(20)}>A</button>`)).toEqual([
      expect.stringMatching(/ (?:19|20|21) × (?:19|20|21) px$/),
    ]);
    expect(of(`<button ${square(44)}>A</button>`)).toEqual([]);
  });
  test('a larger ::after enlarges the hit target', () => {
    expect(of(`<button class="target" ${square(20)}>A</button>`)).toEqual([]);
  });
  test('a button that is covered by another element is reported', () => {
    const cover = `<i style="position: absolute; inset: 0"></i>`;
    expect(of(`<div style="position: relative"><button ${square(44)}>A</button>${cover}</div>`)).toEqual([
      expect.stringContaining('covered'),
    ]);
  });
  test('30 px are accepted unless another target is nearer than 22 px', () => {
    const button = `<button ${square(30)}>A</button>`;
    expect(of(button)).toEqual([]);
    expect(of(`<div style="display: flex">${button}${button}</div>`)).toHaveLength(2);
    expect(of(`<div style="display: flex; gap: 14px">${button}${button}</div>`)).toEqual([]);
  });
  test('text links need only distance from other targets', () => {
    const link = `<li style="block-size: 18px"><a href="#a">One song</a></li>`;
    expect(of(`<p>Songs by <a href="#a">One</a> and <a href="#b">Two</a></p>`)).toEqual([]);
    expect(of(link)).toEqual([]);
    expect(of(link + link)).toHaveLength(2);
  });
  test('the target of an input is its label, or the box that forwards presses', () => {
    const hidden = 'position: absolute; inline-size: 1px; block-size: 1px; clip-path: inset(50%)';
    const input = `<input type="checkbox" style="${hidden}">`;
    expect(of(`<label style="display: block; block-size: 44px">${input}On</label>`)).toEqual([]);
    expect(of(`<label style="display: block; block-size: 20px">${input}On</label>`)).toHaveLength(1);
    const box = draw(`<div style="padding: 12px"><input ${square(20)}></div>`);
    expect(smallTargets(box)).toHaveLength(1);
    box.querySelector('div')!.onmousedown = ({ currentTarget }) =>
      (currentTarget as Element).querySelector('input')!.focus();
    expect(smallTargets(box)).toEqual([]);
  });
});

test('horizontal overflow of the page is reported, scrolling inside an element is not', () => {
  const box = `<div style="inline-size: ${innerWidth + 100}px; block-size: 10px">A</div>`;
  draw(`<div style="overflow-x: auto">${box}</div>`);
  expect(sidewaysOverflow()).toEqual([]);
  draw(box);
  expect(sidewaysOverflow()).toHaveLength(1);
});

describe('text', () => {
  const cut = 'inline-size: 60px; white-space: nowrap; overflow: hidden';
  const of = (style: string, inner = 'inline-size: auto') =>
    clippedText(draw(`<div style="${style}"><p style="${inner}">A long name of a song</p></div>`));

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
  const dialog = (style: string) =>
    unreachable(
      draw(
        `<div role="dialog" style="position: fixed; inset-inline: 0; ${style}">
          <div style="block-size: 1200px"></div><button>Save</button></div>`,
      ).querySelector('[role=dialog]')!,
    );
  expect(dialog('top: 0')).toHaveLength(2);
  expect(dialog('inset-block: 0; overflow: hidden')).toEqual([]);
  expect(dialog('inset-block: 0; overflow: auto')).toEqual([]);
});

test('an element without a focus ring is reported', async () => {
  const of = (html: string) => focusWithoutRing(draw(html));
  expect(await of('<button class="ring">A</button><button class="ring">B</button>')).toEqual([]);
  expect(await of('<button class="ring">A</button><button style="outline: none">B</button>')).toEqual([
    expect.stringContaining('“B” shows no focus'),
  ]);
});

test('a selected state that only changes a shadow is reported', async () => {
  const of = (style: string) => {
    const root = draw(
      `<style>[aria-pressed=true] { ${style} }</style><button aria-pressed="false">A</button>`,
    );
    const button = root.querySelector('button')!;
    button.onclick = () => button.setAttribute('aria-pressed', 'true');
    return chosenLikeOthers(root);
  };
  expect(await of('box-shadow: 0 0 0 2px red')).toHaveLength(1);
  expect(await of('outline: 2px solid')).toEqual([]);
});

test('a disabled element that is neither grey nor translucent is reported', () => {
  const of = (style: string) =>
    disabledLikeEnabled(draw(`<div role="button" aria-disabled="true" style="${style}">A</div>`));
  expect(of('color: CanvasText')).toHaveLength(1);
  expect(of('color: GrayText')).toEqual([]);
  expect(of('opacity: 0.5')).toEqual([]);
});
