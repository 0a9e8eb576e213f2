import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MusicIcon } from '../icons/MusicIcon.ts';
import { inColumn } from '../testing/inColumn.tsx';
import { UploadList, type UploadListItem } from './UploadList.tsx';

const file = (
  id: string,
  status: UploadListItem['status'],
  more?: Partial<UploadListItem>,
): UploadListItem => ({
  id,
  name: `0${id} Undertow.flac`,
  size: 31_400_000,
  status,
  image: <MusicIcon />,
  ...more,
});

const meta = {
  title: 'ui/Files/UploadList',
  component: UploadList,
  args: {
    items: [
      file('1', 'completed', { note: 'Measuring the sound' }),
      file('2', 'inProgress', { loaded: 12_300_000 }),
      file('3', 'paused', { loaded: 4_000_000 }),
      file('4', 'pending'),
      file('5', 'failed', { error: 'Upload timed out' }),
      file('6', 'aborted'),
      file('7', 'failed', { error: 'This file type is not allowed', isRetryable: false }),
    ],
    onCancel: fn(),
    onPause: fn(),
    onResume: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  decorators: [inColumn(480)],
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['modes', 'rtl'],
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('a file that is sent has its progress', () =>
      expect(canvas.getByRole('progressbar', { name: '02 Undertow.flac' })).toHaveAttribute(
        'aria-valuenow',
        expect.stringMatching(/^39/),
      ),
    );
    await step('each state offers its actions', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause 02 Undertow.flac' }));
      await expect(args.onPause).toHaveBeenCalledWith('2');
      await userEvent.click(canvas.getByRole('button', { name: 'Try 05 Undertow.flac again' }));
      await expect(args.onRetry).toHaveBeenCalledWith('5');
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel 04 Undertow.flac' }));
      await expect(args.onCancel).toHaveBeenCalledWith('4');
      await expect(
        canvas.getByRole('button', { name: 'Remove 07 Undertow.flac from the list' }),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Try 07 Undertow.flac again' })).toBeNull();
    });
  },
};

export const LongText: Story = {
  args: {
    items: [
      file('1', 'failed', {
        name: `${'A very long name of a recording '.repeat(6)}.wav`,
        error:
          'The server could not read this file. Export it again from your audio program and try once more.',
      }),
    ],
  },
  decorators: [inColumn(280)],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
