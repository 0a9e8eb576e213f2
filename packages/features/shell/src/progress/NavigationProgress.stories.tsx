import { Link, Text } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useNavigate } from 'react-router';
import { InShell } from '../stories/InShell.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';

/** Resolves the pending loaders. */
const waiting: (() => void)[] = [];
const slowly = () => new Promise<null>((resolve) => waiting.push(() => resolve(null)));

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <NavigationProgress />
      <Text as="p">
        <Link
          href="/slow"
          underline="always"
          onClick={(event) => {
            event.preventDefault();
            void navigate('/slow');
          }}
        >
          Go somewhere slow
        </Link>
      </Text>
    </>
  );
}

const meta = {
  title: 'shell/NavigationProgress',
  component: NavigationProgress,
  render: () => (
    <InShell loader={slowly}>
      <Page />
    </InShell>
  ),
} satisfies Meta<typeof NavigationProgress>;
export default meta;

/** ROUTE-5: the bar appears 50 ms after a navigation started, and disappears when the page is loaded. */
export const Default: StoryObj<typeof meta> = {
  tags: ['rtl'],
  async play({ canvas }) {
    const link = await canvas.findByRole('link');
    const started = performance.now();
    link.click();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(await canvas.findByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    await expect(performance.now() - started).toBeGreaterThanOrEqual(50);
    waiting.splice(0).forEach((resolve) => resolve());
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};
