import { InApp } from '@segno/testing';
import { ApiError } from '@segno/data';
import { sampleErrorTrace } from '@segno/data/samples';
import { DialogHost } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';

// The screen reads no data, so it has no loading and error states.
const meta = {
  title: 'shell/ErrorScreen',
  component: ErrorScreen,
  args: { onRetry: fn() },
  render: (args) => (
    <InApp>
      <ErrorScreen {...args} />
      <DialogHost />
    </InApp>
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

/** ERROR-8: the answer of a server in debug mode opens the error viewer over the page. */
export const WithTrace: StoryObj<typeof meta> = {
  args: {
    error: new ApiError({
      status: 500,
      code: 'internal_error',
      message: 'Something went wrong.',
      trace: sampleErrorTrace,
    }),
  },
  async play() {
    const dialog = await screen.findByRole('dialog', { name: 'An error occured' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(within(dialog).getByText('TypeError')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
