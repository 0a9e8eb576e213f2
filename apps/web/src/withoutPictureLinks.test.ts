import { expect, test } from 'vitest';
import { withoutPictureLinks } from './withoutPictureLinks.ts';

const link = (name: string) =>
  `<link rel="preload" as="image" imageSrcSet="/${name}/64 64w, /${name}/128 128w" imageSizes="42vw"/>`;
const page = '<div class="shell"><link rel="preload" as="image" href="/inside"><p>A page</p></div>';

/** What comes out of parts of a certain length. */
const read = async (markup: string, length: number) => {
  const parts = markup.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  let text = '';
  for await (const part of stream.pipeThrough(withoutPictureLinks())) text += part;
  return text;
};

test.each([1, 3, 40, 97, 10_000])(
  'links to pictures before a page are left out, in parts of %i',
  async (length) => {
    expect(await read(link('a') + link('b') + page, length)).toBe(page);
  },
);

test('other links, pages without any, and what is not a page pass as they are', async () => {
  const font = '<link rel="preload" as="font" href="/f.woff2">';
  for (const markup of [page, font + page, link('a') + font + page, '', '<lin', 'text'])
    expect(await read(markup, 5)).toBe(markup.replace(link('a'), ''));
});
