import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { lazyPart } from './lazyPart.tsx';
import { PartBoundary, type PartFailureProps } from './PartBoundary.tsx';

const Loaded = () => <p>The part</p>;

/** A part whose code loads only after a number of failed attempts. */
const failing = (failures: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('Failed to fetch dynamically imported module');
    return { default: Loaded };
  });
  return { load, Part: lazyPart(load) };
};

const Retry = ({ retry }: PartFailureProps) => (
  <button type="button" onClick={retry}>
    Once more
  </button>
);

test('a part that cannot be loaded does not affect the rest of the page, and a retry loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Part, load } = failing(1);
  const { getByText, getByRole } = await render(
    <>
      <p>The rest</p>
      <PartBoundary Failure={Retry}>
        <Part />
      </PartBoundary>
    </>,
  );
  await getByRole('button', { name: 'Once more' }).click();
  await expect.element(getByText('The part')).toBeVisible();
  await expect.element(getByText('The rest')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed part without a fallback shows a toast, whose retry opens the part', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Part } = failing(1);
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <PartBoundary onFailure={() => setOpen(false)} onRetry={() => setOpen(true)}>
            <Part />
          </PartBoundary>
        )}
        <ToastRegion />
      </>
    );
  }
  const { getByText, getByRole } = await render(<Opener />);
  await getByRole('button', { name: 'Open' }).click();
  await expect.element(getByText('This part could not be loaded')).toBeVisible();
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByText('The part')).toBeVisible();
});

test('a change of the retry value, such as by the next press of the button, loads the part again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Part } = failing(1);
  const at = (attempt: unknown) => (
    <PartBoundary attempt={attempt} Failure={Retry}>
      <Part />
    </PartBoundary>
  );
  const { getByText, getByRole, rerender } = await render(at('first'));
  await expect.element(getByRole('button', { name: 'Once more' })).toBeVisible();
  await rerender(at(null));
  await expect.element(getByRole('button', { name: 'Once more' })).toBeVisible();
  await rerender(at('second'));
  await expect.element(getByText('The part')).toBeVisible();
});
