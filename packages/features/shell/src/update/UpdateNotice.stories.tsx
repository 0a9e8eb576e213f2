import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InShell } from '../stories/InShell.tsx';
import UpdateNoticeCard from './UpdateNoticeCard.tsx';

const meta = {
  title: 'shell/UpdateNotice',
  component: UpdateNoticeCard,
  args: { onReload: fn() },
  render: (args) => (
    <InShell>
      <UpdateNoticeCard {...args} />
    </InShell>
  ),
} satisfies Meta<typeof UpdateNoticeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Reload to go on');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The notice is shown once. */
export const Later: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
