import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { fakeClock, advance, dispatchPointer } from '../testing/fakeClock.ts';
import { measures } from '../theme/measures.ts';
import { HoverCard } from './HoverCard.tsx';
// Preloaded, so that only the timer decides when it opens.
import './HoverCardSurface.tsx';

fakeClock();

const isOpen = () => document.body.textContent.includes('12 albums');

test('FLOAT-2 a hover card closes 150 ms after the pointer has left', async () => {
  const { container } = await render(
    <HoverCard label="Ines Varga" content="12 albums" openDelay={300}>
      <a href="#ines">Ines Varga</a>
    </HoverCard>,
  );
  const link = container.querySelector('a')!;
  await dispatchPointer(link, 'pointerover');
  await advance(299);
  expect(isOpen()).toBe(false);
  await advance(1);
  await vi.waitFor(() => expect(isOpen()).toBe(true));

  await dispatchPointer(link, 'pointerout');
  await advance(measures.hoverCardCloseDelay - 1);
  expect(isOpen()).toBe(true);
  await advance(1);
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});
