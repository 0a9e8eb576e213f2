import { expect, test } from 'vitest';
import { cleanPastedHtml } from './cleanPastedHtml.ts';

test('list items of Word become lists', () => {
  const item = (bullet: string, text: string) =>
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${bullet}   </span>${text}</p>`;
  expect(cleanPastedHtml(`${item('·', 'One')}${item('·', 'Two')}<p>End</p>`)).toBe(
    '<ul data-pasted=""><li>One</li><li>Two</li></ul><p>End</p>',
  );
  expect(cleanPastedHtml(item('1.', 'One'))).toBe('<ol data-pasted=""><li>One</li></ol>');
});

test('pictures of the own computer are left out', () => {
  expect(cleanPastedHtml('<p>A<img src="file:///a.png"><img src="https://a.example/b.png"></p>')).toBe(
    '<p>A<img src="https://a.example/b.png"></p>',
  );
});
