import { expect, test } from 'vitest';
import { withoutPictureLinks } from './withoutPictureLinks.ts';

const link = (name: string) =>
  `<link rel="preload" as="image" imageSrcSet="/${name}/64 64w, /${name}/128 128w" imageSizes="42vw"/>`;
const page = '<div class="shell"><link rel="preload" as="image" href="/inside"><p>A page</p></div>';

test('preload links of pictures before a page are removed', () => {
  expect(withoutPictureLinks(link('a') + link('b') + page)).toBe(page);
});

test('other links, pages without links, and other content are not changed', () => {
  const font = '<link rel="preload" as="font" href="/f.woff2">';
  for (const markup of [page, font + page, link('a') + font + page, '', '<lin', 'text'])
    expect(withoutPictureLinks(markup)).toBe(markup.replace(link('a'), ''));
});
