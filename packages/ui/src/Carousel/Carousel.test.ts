import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';

test('without scripts a carousel is a list that scrolls, without the buttons', () => {
  const items = ['Paper Lanterns', 'Low Tide'].map((name) =>
    createElement('a', { key: name, href: '#' }, name),
  );
  const props: CarouselProps = { label: 'New releases', itemWidth: 200, children: items };
  const html = renderToString(createElement(Carousel, props));
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('--segno-carousel-item:200px');
  expect(html).toMatch(/<div class="[^"]*buttons[^"]*" hidden=""/);
});
