import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { markdownToHtml } from '../markup/markdownToHtml.ts';
import { highestHeading, parseHtml, safeAddress, type HtmlNode } from './parseHtml.ts';

/** A short notation of the result: `p(one em(two))`. */
const show = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `${node.tag}${Object.entries(node.attributes)
            .map(([name, value]) => `[${name}=${value}]`)
            .join('')}(${show(node.content)})`,
    )
    .join('');
const read = (html: string) => show(parseHtml(html));

test('formats, lists, tables and links are kept', () => {
  expect(read('<p>One <em>two</em><br>&amp; <a href="https://example.com" title="t">three</a></p>')).toBe(
    'p(One em(two)br()& a[href=https://example.com][title=t](three))',
  );
  expect(read('<ol start="3"><li>a<li>b</ol>')).toBe('ol[start=3](li(a)li(b))');
  expect(read('<table><tr><th scope=col>a<td colspan=2>b</table>')).toBe(
    'table(tbody(tr(th[scope=col](a)td[colSpan=2](b))))',
  );
  expect(read('<p lang="de" dir="RTL">x</p>')).toBe('p[lang=de][dir=rtl](x)');
});

test('an unknown element keeps its text, classes and ids are removed', () => {
  expect(read('<blink id=a class=b>Hi <font color=red>you</font></blink>')).toBe('Hi you');
  expect(read('<p id=x class=y style="color:red" data-z=1 name=w>x</p>')).toBe('p(x)');
});

describe('attacks', () => {
  /** Well-known attacks, and those that turn harmless text into markup when it is parsed twice (mutation XSS). */
  const corpus = [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror = "alert(1)" onload=alert(1)>',
    '<img/src=x/onerror=alert(1)//>',
    '<img """><script>alert(1)</script>">',
    '<img src=`x` onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript\n:alert(1)">x</a>',
    '<a href="java&#0000115;cript:alert(1)">x</a>',
    '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
    '<a href="blob:https://x/1">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="\\\\evil.example">x</a>',
    '<a href="/\t/evil.example">x</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>',
    '<math href="javascript:alert(1)">x</math>',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<style>@import "//evil.example/x.css"; body{background:url(javascript:alert(1))}</style>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="data:text/html,<script>alert(1)</script>"></object><embed src=x>',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<input onfocus=alert(1) autofocus><select autofocus onfocus=alert(1)><option>x</select>',
    '<details open ontoggle=alert(1)>x</details>',
    '<video><source onerror=alert(1)></video><audio src onerror=alert(1)>',
    '<body onload=alert(1)><base href="//evil.example/"><link rel=stylesheet href=x><meta http-equiv=refresh content="0;javascript:alert(1)">',
    '<xmp><img src=x onerror=alert(1)></xmp><textarea></textarea><img src=x onerror=alert(1)>',
    '<title></title><img src=x onerror=alert(1)></title>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?xml version="1.0"?><img src=x onerror=alert(1)>',
    '<p title="</p><img src=x onerror=alert(1)>">x</p>',
    '<a href="x" title=\'"><img src=x onerror=alert(1)>\'>x</a>',
    '<table><td><a id=x><svg><desc><![CDATA[</desc><script>alert(1)</script>]]></svg></table>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<img name=getElementById><a id=cookie name=cookie>x</a>',
    '<img src=x:x alt="<script>alert(1)</script>">',
    '<plaintext><script>alert(1)</script>',
    '<custom-element onclick=alert(1) is=x>x</custom-element>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<img srcset="x onerror=alert(1)" src=/a.png>',
    '<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>',
    '<a href="feed:javascript:alert(1)">x</a>',
    '<div><a href="https://ok.example" onclick="alert(1)" target="_top" ping="//evil.example">x</a></div>',
    '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
    '<p><a href="javascript:alert(1)">one<a href="javascript:alert(2)">two</a></a></p>',
    '[x](javascript:alert(1)) ![x](javascript:alert(1)) <javascript:alert(1)>',
    '[x]: javascript:alert(1)\n[x]',
    '```\n<script>alert(1)</script>\n```\n<img src=x onerror=alert(1)>',
    '[a](https://x.example/"onmouseover="alert(1))',
  ];
  const attributes = new Set(
    'href src title alt width height start lang dir colSpan rowSpan scope dateTime data-align'.split(' '),
  );

  const check = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      expect(node.tag).not.toMatch(
        /script|style|svg|math|iframe|object|embed|form|input|template|base|meta|link/,
      );
      for (const [name, value] of Object.entries(node.attributes)) {
        expect(attributes).toContain(name);
        if (name !== 'href' && name !== 'src') continue;
        const { protocol, host } = new URL(value, 'https://site.example/a/');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        if (!/^https?:/i.test(value)) expect(host).toBe('site.example');
      }
      check(node.content);
    }
  };

  test.each(corpus)('%j leaves no active content', (html) => {
    check(parseHtml(html));
    check(parseHtml(markdownToHtml(html, false)));
  });

  test.each(corpus)('%j leaves only the links and plain formats of `basic`', (html) => {
    const checkBasic = (nodes: readonly HtmlNode[]): void => {
      for (const node of nodes) {
        if (typeof node === 'string') continue;
        expect(['p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li']).toContain(node.tag);
        for (const [name, value] of Object.entries(node.attributes)) {
          expect(`${node.tag} ${name}`).toBe('a href');
          expect(value).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/i);
        }
        checkBasic(node.content);
      }
    };
    checkBasic(parseHtml(html, 'basic'));
  });

  test.each(corpus)('%j is the same when its result is parsed again', (html) => {
    const markup = (nodes: readonly HtmlNode[]): string =>
      renderToStaticMarkup(createElement('div', null, ...nodes.map(element))).replaceAll(/<link [^>]*>/g, '');
    const once = markup(parseHtml(html));
    expect(markup(parseHtml(once.slice('<div>'.length, -'</div>'.length)))).toBe(once);
  });
});

const element = (node: HtmlNode): string | ReturnType<typeof createElement> =>
  typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...node.content.map(element));

test('a script is removed with its text, up to its end tag', () => {
  expect(read('a<script>if (1 < 2) alert("<p>")</script>b<style>p{}</style>c')).toBe('abc');
});

test('basic formats are paragraphs, emphasis, lists and links; other elements keep their text', () => {
  const basic = (html: string) => show(parseHtml(html, 'basic'));
  expect(
    basic('<p dir="rtl">One <em>two</em><br>&amp; <a href="https://example.com" title="t">three</a></p>'),
  ).toBe('p(One em(two)br()& a[href=https://example.com](three))');
  expect(basic('<ol start=3><li>a</ol><h1 onclick="x()">Hi</h1><img src=/a.png alt=b><u>c</u>')).toBe(
    'ol(li(a))Hic',
  );
  expect(basic('<input type="checkbox">a<table><tr><td>b</table>')).toBe('ab');
  expect(basic('a < b </p> <p>c')).toBe('a < b  p(c)');
  expect(basic("<a href='/album/1'>x</a>")).toBe('a[href=/album/1](x)');
  for (const href of ['mailto:a@b.example', 'tel:1', 'page', '?q=1', '#top', '//evil.example', '/\\evil'])
    expect(basic(`<a href="${href}">x</a>`), href).toBe('a(x)');
});

test('web, mail and same-site addresses are kept', () => {
  const protocols = ['http', 'https', 'mailto', 'tel'];
  for (const address of ['https://a.example', '/album/1', 'page?x=1:2', '#top', 'mailto:a@b.example'])
    expect(safeAddress(address, protocols)).toBe(address);
  for (const address of ['', ' ', 'javascript:1', '//a', '/\\a', '\\a', undefined])
    expect(safeAddress(address, protocols)).toBeUndefined();
});

test('an element in an invalid place is put where a browser would move it', () => {
  expect(read('<p>a<div>b</div>c</p>')).toBe('p(a)div(b)c');
  expect(read('<p><strong>a<ul><li>b</ul></strong></p>')).toBe('p(strong(a))ul(li(b))');
  expect(read('<a href=/1>a<a href=/2>b</a></a>')).toBe('a[href=/1](a)a[href=/2](b)');
  expect(read('<ul>a<li>b</li><p>c</p></ul>')).toBe('ul(li(a)li(b)li(p(c)))');
  expect(read('<table>a<tr>b</tr></table>')).toBe('table(tbody(tr(td(a))tr(td(b))))');
  expect(read('<li>a</li><td>b</td>')).toBe('ab');
});

test('a thousand nested elements become text', () => {
  const deep = `${'<div>'.repeat(5000)}x${'</div>'.repeat(5000)}`;
  expect(read(deep)).toContain('x');
  expect(read(deep).length).toBeLessThan(400);
  expect(read(`${'<b>'.repeat(60)}<script>x</script>y${'</b>'.repeat(60)}z`)).toMatch(/^(?:b\()+y\)+z$/);
});

test('the highest heading is found at any depth', () => {
  expect(highestHeading(parseHtml('<div><h3>a</h3></div><h4>b</h4>'))).toBe(3);
  expect(highestHeading(parseHtml('<p>a</p>'))).toBeUndefined();
});

test('task lists keep their state', () => {
  expect(read(markdownToHtml('- [x] a\n- [ ] b\n- c', false))).toMatch(
    /ul\(li\[data-task=\]\(☑ ?a\)\s*li\[data-task=\]\(☐ ?b\)\s*li\(c\)\s*\)/,
  );
  expect(read(markdownToHtml('- [x] a\n\n- b', false))).toMatch(/li\[data-task=\]\(\s*p\(☑ ?a\)\s*\)\s*li\(/);
  expect(read('<input type="checkbox">a<li data-task>b</li>')).toBe('☐ab');
});
