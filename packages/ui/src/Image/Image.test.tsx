import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Image } from './Image.tsx';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${color}"/></svg>`)}`;

afterEach(() => vi.restoreAllMocks());

test('an element gets its sources only once it is in the document, because Chromium never frees it otherwise', async () => {
  const placed: boolean[] = [];
  const set = Element.prototype.setAttribute;
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (/^(?:src|srcset|sizes)$/i.test(name)) placed.push(this.isConnected);
    set.call(this, name, value);
  });
  for (const name of ['src', 'srcset', 'sizes'] as const) {
    const { set: assign } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, name)!;
    vi.spyOn(HTMLImageElement.prototype, name, 'set').mockImplementation(function (
      this: HTMLImageElement,
      value,
    ) {
      placed.push(this.isConnected);
      assign!.call(this, value);
    });
  }
  const { container } = await render(
    <Image src={picture('red')} srcSet={`${picture('red')} 100w`} sizes="40px" alt="Red" />,
  );
  expect(container.querySelector('img')).toHaveAttribute('srcset');
  expect(placed).toEqual([true, true, true]);
});

test('changed sources are applied', async () => {
  const one = <Image src={picture('red')} srcSet={`${picture('red')} 100w`} sizes="40px" alt="Red" />;
  const { container, rerender } = await render(one);
  await rerender(<Image src={picture('red')} srcSet={`${picture('blue')} 100w`} sizes="80px" alt="Red" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('srcset', `${picture('blue')} 100w`);
  expect(image).toHaveAttribute('sizes', '80px');
});
