import { expect, test } from 'vitest';
import { parseRichText } from './parseRichText.ts';

test('paragraphs, emphasis and links come through', () => {
  expect(parseRichText('<p>One <em>two</em><br>&amp; <a href="https://example.com">three</a></p>')).toEqual([
    {
      tag: 'p',
      content: [
        'One ',
        { tag: 'em', content: ['two'] },
        { tag: 'br', content: [] },
        '& ',
        { tag: 'a', href: 'https://example.com', content: ['three'] },
      ],
    },
  ]);
});

test('a script is dropped with its words, an unknown element keeps its words', () => {
  expect(parseRichText('<script>alert(1)</script><h1 onclick="x()">Hi</h1><style>p{}</style>')).toEqual([
    'Hi',
  ]);
});

test('only web addresses and addresses of this site stay links', () => {
  const hrefs = [
    'javascript:alert(1)',
    'java&#115;cript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
  ].map((href) => parseRichText(`<a href="${href}">x</a>`)[0]);
  expect(hrefs).toEqual(hrefs.map(() => ({ tag: 'a', content: ['x'] })));
  expect(parseRichText("<a href='/album/1'>x</a>")).toEqual([{ tag: 'a', href: '/album/1', content: ['x'] }]);
});

test('broken HTML stays text and loses nothing', () => {
  expect(parseRichText('a < b </p> <p>c')).toEqual(['a ', '<', ' b ', ' ', { tag: 'p', content: ['c'] }]);
  expect(parseRichText('&#0; &unknown; &#x41;')).toEqual(['&#0; &unknown; A']);
});
