import { expect, test } from 'vitest';
import { loadAgain, watchStyles } from './loadAgain.ts';

watchStyles();

function addStyles(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const settled = new Promise<string>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(type));
  });
  document.head.append(link);
  return { link, settled };
}

const part = () => Promise.resolve({ default: 'part' });

test('a stylesheet that another part still loads is not replaced, so that this part is shown too', async () => {
  const { link, settled } = addStyles(URL.createObjectURL(new Blob(['a {}'], { type: 'text/css' })));
  expect(await loadAgain(part)).toEqual({ default: 'part' });
  expect(await settled).toBe('load');
  expect(link.isConnected).toBe(true);
  link.remove();
});

test('a stylesheet that failed is requested again, once for all parts that are loaded again', async () => {
  const url = URL.createObjectURL(new Blob(['a {}'], { type: 'text/css' }));
  URL.revokeObjectURL(url);
  const { link, settled } = addStyles(url);
  expect(await settled).toBe('error');
  const attempts = await Promise.allSettled([loadAgain(part), loadAgain(part)]);
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(link.isConnected).toBe(false);
  const again = document.querySelectorAll(`link[href="${url}"]`);
  expect(again).toHaveLength(1);
  again[0]?.remove();
});

test('a stylesheet of another origin that failed, as a web font, keeps no part from loading', async () => {
  const { link, settled } = addStyles('http://127.0.0.1:9/font.css');
  expect(await settled).toBe('error');
  expect(await loadAgain(part)).toEqual({ default: 'part' });
  expect(link.isConnected).toBe(true);
  link.remove();
});
