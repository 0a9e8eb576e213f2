import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { JoinedText } from './JoinedText.tsx';

test('the parts of a line of a right-to-left page are in its order, also two Latin names', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.dir = 'rtl';
  const root = createRoot(page);
  flushSync(() => root.render(<JoinedText parts={['Harbour', '', 'Nadia Voss']} />));
  expect(page.textContent).toBe('Harbour · Nadia Voss');
  const [first, second] = page.querySelectorAll('bdi');
  expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
  root.unmount();
  page.remove();
});
