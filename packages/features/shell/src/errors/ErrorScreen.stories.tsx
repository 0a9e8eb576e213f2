import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InShell } from '../stories/InShell.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

// The screen reads no data, so it has no loading and error states.
const meta = {
  title: 'shell/ErrorScreen',
  component: ErrorScreen,
  args: { onRetry: fn() },
  render: (args) => (
    <InShell>
      <ErrorScreen {...args} />
    </InShell>
  ),
} satisfies Meta<typeof ErrorScreen>;
export default meta;

/** ROUTE-4: the text is that of the requirement, and a button retries. */
export const Default: StoryObj<typeof meta> = {
  tags: ['rtl'],
  async play({ args, canvas }) {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'There was an issue loading this page' }),
    ).toBeVisible();
    await expect(canvas.getByText('Please try again later')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
