import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './Image.tsx';

test('a server-rendered picture is visible without scripts, with its size and colour reserved', () => {
  const html = renderToString(
    createElement(Image, {
      src: '/cover/320',
      alt: 'Cover',
      color: '#123456',
      width: 320,
      height: 320,
      loading: 'lazy',
    }),
  );
  expect(html).toContain('background-color:#123456');
  expect(html).toMatch(/<img[^>]* src="\/cover\/320"/);
  expect(html).toContain('width="320"');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toMatch(/opacity|hidden|data-arrived/);
});
