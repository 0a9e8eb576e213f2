import { act } from 'react';
import { render } from 'vitest-browser-react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeClock, advance } from '../testing/fakeClock.ts';
import { measures } from '../theme/measures.ts';
import { CopyButton } from './CopyButton.tsx';

fakeClock();
afterEach(() => void vi.restoreAllMocks());

test('TIME-3 a copy button shows the confirmation for exactly 1000 ms', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { container } = await render(<CopyButton value="rain">Copy</CopyButton>);
  const status = container.querySelector('[role="status"]')!;
  const press = () => act(async () => container.querySelector('button')!.click());

  await press();
  expect(status.textContent).toBe('Copied');
  await advance(measures.copiedFeedback - 1);
  expect(status.textContent).toBe('Copied');
  await advance(1);
  expect(status.textContent).toBe('');

  // A second press restarts the second.
  await press();
  await advance(900);
  await press();
  await advance(measures.copiedFeedback - 1);
  expect(status.textContent).toBe('Copied');
  await advance(1);
  expect(status.textContent).toBe('');
});
