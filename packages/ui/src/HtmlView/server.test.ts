import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from '../Markdown/Markdown.tsx';
import { HtmlView } from './HtmlView.tsx';

test('both render on a server, without a DOM to sanitise with', () => {
  const html = renderToStaticMarkup(
    createElement(HtmlView, {
      html: '<h1>Hi</h1><p onclick=x>a<script>b</script> <a href="javascript:c">d</a></p>',
    }),
  );
  expect(html).toContain('<h2 data-level="2">Hi</h2><p>a d</p>');
  const notes = { headingLevel: 3, children: '# Hi' } as const;
  expect(renderToStaticMarkup(createElement(Markdown, notes))).toContain('<h3');
});
