import { asListener } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InShell } from '../stories/InShell.tsx';
import { ActingBar } from './ActingBar.tsx';

const send = fn(async () => ({}));

const meta = {
  title: 'shell/ActingBar',
  component: ActingBar,
  args: { onEnd: fn() },
} satisfies Meta<typeof ActingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ADMIN-15: one press ends it. */
export const Default: Story = {
  tags: ['rtl'],
  render: (args) => (
    <InShell startup={{ ...asListener(), actor: { name: 'Ada' } }} send={send}>
      <ActingBar {...args} />
    </InShell>
  ),
  async play({ args, canvas }) {
    await expect(canvas.getByText(/you see the site as/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to my account' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(send).toHaveBeenCalledWith('acting', expect.objectContaining({ method: 'DELETE' }));
  },
};
