import { expect, test } from 'vitest';
import { regionOf } from './regionOf.ts';

const page = new DOMParser().parseFromString(
  `<header><a id="logo">Segno</a></header>
   <nav><ul data-menu="sidebar-secondary"><li><a id="second">Genres</a></li></ul><a id="other">More</a></nav>
   <main><div data-landing><section data-landing="primary-features"><p id="feature">Offline</p></section><p id="rest"></p></div>
   <p id="text">Text</p><div id="segno-custom-html"><b id="code">Code</b></div></main>`,
  'text/html',
);

test.each([
  ['logo', '/admin/appearance/general'],
  ['second', '/admin/appearance/menus/1'],
  ['other', '/admin/appearance/menus'],
  ['feature', '/admin/appearance/landing-page/primary-features'],
  ['rest', '/admin/appearance/landing-page'],
  ['text', '/admin/appearance/themes'],
  ['code', '/admin/appearance/custom-code'],
])('APPEARANCE-10 a press of the region of “%s” opens %s', (id, path) => {
  expect(regionOf(page.getElementById(id)!).path).toBe(path);
});
