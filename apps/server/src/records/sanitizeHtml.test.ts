import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitizeHtml.ts';

test('plain formatting and links are kept', () => {
  const html =
    '<p>Plays the <strong>harp</strong> &amp; sings.<br />On <em>tour</em>.</p><ul><li>One</li></ul>';
  expect(sanitizeHtml(html)).toBe(html);
  expect(sanitizeHtml('<a href="https://voss.example" target="_top" onclick="x()">Site</a>')).toBe(
    '<a href="https://voss.example" rel="nofollow noopener ugc">Site</a>',
  );
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<style>*{display:none}</style>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onmouseover="alert(1)" style="position:fixed" class="x" id="y">Text</p>', '<p>Text</p>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<xmp><img src=x onerror=alert(1)></xmp>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', /^(?!.*<(img|noscript))/],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="java\nscript:alert(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<form action="/logout"><button>x</button></form>', 'x'],
  ['<p>Unclosed <b>tag', '<p>Unclosed <b>tag</b></p>'],
  ['1 < 2', '1 &lt; 2'],
])('%s is sanitized', (html, expected) => {
  const clean = sanitizeHtml(html);
  if (typeof expected === 'string') expect(clean).toBe(expected);
  else expect(clean).toMatch(expected);
  expect(sanitizeHtml(clean)).toBe(clean);
});
