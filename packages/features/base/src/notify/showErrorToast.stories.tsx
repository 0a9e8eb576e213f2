import { InApp } from '@segno/testing';
import { ApiError } from '@segno/data';
import { Button, closeToast, Inline, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { showErrorToast } from './showErrorToast.tsx';

const withMessage = new ApiError({
  status: 422,
  message: 'This playlist is full.',
  serverMessage: 'This playlist is full.',
  code: 'playlist_full',
  action: { label: 'See plans', action: '/pricing' },
});
const withoutMessage = new ApiError({
  status: 502,
  message: 'Request failed with status code 502',
  code: 'http_502',
});
const aborted = new ApiError({ message: 'Request aborted', code: 'aborted' });

const Errors = () => (
  <InApp>
    <Inline space="sm">
      <Button onPress={() => showErrorToast(withMessage)}>With a message</Button>
      <Button onPress={() => showErrorToast(withoutMessage)}>Without a message</Button>
      <Button onPress={() => showErrorToast(aborted)}>Aborted</Button>
    </Inline>
    <ToastRegion />
  </InApp>
);

const meta = {
  title: 'shell/showErrorToast',
  component: Errors,
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof Errors>;
export default meta;

/** ERROR-2, ERROR-3: the server's message and action, or the default message. An aborted request shows nothing. */
export const Default: StoryObj<typeof meta> = {
  tags: ['rtl'],
  async play({ canvas }) {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Aborted' }));
    await userEvent.click(canvas.getByRole('button', { name: 'With a message' }));
    await expect(await page.findByText('This playlist is full.')).toBeInTheDocument();
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await userEvent.click(canvas.getByRole('button', { name: 'Without a message' }));
    await expect(
      await page.findByText('This is not available right now. Try again in a moment.'),
    ).toBeInTheDocument();
    await expect(page.queryByText('This playlist is full.')).toBeNull();
  },
};
