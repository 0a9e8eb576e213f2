import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectToFit, longWords } from '../foundation/longWords.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'ui/ErrorState',
  component: ErrorState,
  args: {
    title: 'The album could not be loaded',
    description: 'Check your connection. What you were listening to goes on.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The album could not be loaded');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const LongText: Story = {
  args: { title: longWords, description: longWords },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <ErrorState {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement.firstElementChild!),
};
