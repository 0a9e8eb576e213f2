import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'ui/Feedback/ErrorState',
  component: ErrorState,
  parameters: { showsError: true },
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

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** Its button is pending and ignores a second press. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvasElement, args }) => {
    const again = within(canvasElement).getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(again).toHaveAccessibleDescription('Loading');
  },
};

export const HeadingLevel: Story = {
  args: { level: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toHaveTextContent('The album');
  },
};

export const LongText: Story = {
  args: { title: longText, description: longText },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <ErrorState {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement.firstElementChild!),
};

const Place = () => {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <section aria-label="Albums">
      {isLoaded ? (
        <p>Slow Tide</p>
      ) : (
        <ErrorState title="The albums could not be loaded" onRetry={() => setLoaded(true)} />
      )}
    </section>
  );
};

/** After a successful retry the keyboard focus is on the content that replaces it. */
export const KeepsFocus: Story = {
  render: () => <Place />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Slow Tide')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Albums' })).toHaveFocus());
  },
};
