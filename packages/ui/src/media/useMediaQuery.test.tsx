import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useIsPhone } from './useIsPhone.ts';
import { useMediaQuery } from './useMediaQuery.ts';

function Screen() {
  return <p>{useIsPhone() ? 'phone' : 'desktop'}</p>;
}

test('SIZE-5 a phone is at most 768 px wide', async () => {
  await page.viewport(769, 600);
  const { container } = await render(<Screen />);
  expect(container).toHaveTextContent('desktop');
  await page.viewport(768, 600);
  await expect.poll(() => container.textContent).toBe('phone');
  await page.viewport(1280, 800);
  await expect.poll(() => container.textContent).toBe('desktop');
});

function Wide({ onServer }: { onServer?: boolean }) {
  return <p>{String(useMediaQuery('(min-width: 1px)', onServer))}</p>;
}

test('on the server the result is false, or the value of `onServer`', () => {
  expect(renderToString(<Wide />)).toBe('<p>false</p>');
  expect(renderToString(<Wide onServer />)).toBe('<p>true</p>');
});
