import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { keepTime, pass, point } from '../foundation/hoverInTime.ts';
import { measures } from '../theme/measures.ts';
import { HoverCard } from './HoverCard.tsx';
// Fetched beforehand, so that only the clock decides when it shows.
import './HoverCardSurface.tsx';

keepTime();

const isOpen = () => document.body.textContent.includes('12 albums');

test('FLOAT-2 a hover card closes 150 ms after the pointer has left', async () => {
  const { container } = await render(
    <HoverCard label="Ines Varga" content="12 albums" openDelay={300}>
      <a href="#ines">Ines Varga</a>
    </HoverCard>,
  );
  const link = container.querySelector('a')!;
  await point(link, 'pointerover');
  await pass(299);
  expect(isOpen()).toBe(false);
  await pass(1);
  await vi.waitFor(() => expect(isOpen()).toBe(true));

  await point(link, 'pointerout');
  await pass(measures.hoverCardCloseDelay - 1);
  expect(isOpen()).toBe(true);
  await pass(1);
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});
