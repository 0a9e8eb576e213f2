import { adminErrorsQuery, adminSchedulesQuery } from '@segno/data';
import {
  answer,
  asAdmin,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
} from '@segno/testing';
import { closeToast, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { viewAnswers } from '../stories/adminAnswers.ts';
import { mailsView } from '../views/logViews.ts';
import { logsPage } from './logsPage.ts';

const meta = {
  title: 'admin/LogsScreen',
  component: TestScreen,
  args: {
    page: logsPage,
    address: '/admin/logs/schedule',
    startup: asAdmin(),
    beside: <ToastRegion />,
    answers: [
      ...viewAnswers(mailsView).filter(
        ({ key }) => JSON.stringify(key) !== JSON.stringify(adminSchedulesQuery().queryKey),
      ),
      answer(adminSchedulesQuery(), [{ kind: 'jobs.expire', next_at: '2026-11-23T12:00:00.000Z' }], {
        empty: [],
      }),
      answer(adminErrorsQuery(), [
        { level: 50, time: 1_795_348_800_000, msg: 'The mail server did not answer', err: { type: 'Error' } },
        { level: 50, time: 1_795_348_900_000, msg: 'A cover could not be read', path: '/api/v1/albums' },
      ]),
    ],
    send: fn(async () => ({})),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A repeated job is run at once. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now: Remove old jobs' }));
    await expect(args.send).toHaveBeenCalledWith('admin/schedules/jobs.expire/run', expect.anything());
  },
};

/** On a phone each job is a card, and nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, canvasElement }) {
    const list = await canvas.findByRole('list', { name: 'Schedule' });
    await expect(within(list).getByText('Remove old jobs')).toBeVisible();
    await expect(within(list).getByRole('button', { name: 'Run now: Remove old jobs' })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** The latest errors, the newest first, can be searched and downloaded. */
export const Errors: Story = {
  args: { address: '/admin/logs/error' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'cover');
    await expect(canvas.getByRole('button', { name: /A cover could not be read/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /mail server/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      '/api/v1/logs/error/download-latest',
    );
  },
};

/** The messages that wait. */
export const Mails: Story = {
  args: { address: '/admin/logs/outgoing-email' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Welcome to Segno' })).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('There is nothing here yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
