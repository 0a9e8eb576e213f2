import { adminSettingsQuery, type AdminSetting } from '@segno/data';
import { answer, asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import { DialogHost, ToastRegion, closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { settingsPage } from './settingsPage.ts';

const setting = (name: string, value: unknown, given: Partial<AdminSetting> = {}): AdminSetting => ({
  name,
  access: 'private',
  about: name,
  value,
  isSet: value !== null,
  source: 'default',
  ...given,
});

const settings = [
  setting('mail.driver', 'smtp', { source: 'database' }),
  setting('mail.server', null, { access: 'secret', isSet: true, source: 'database' }),
  setting('mail.sender', 'Radio <radio@segno.example>', { source: 'environment' }),
  setting('mail.reply_to', ''),
  setting('mail.footer', ''),
  setting('mail.hourly_limit', 0),
  setting('search.kinds', ['tracks', 'albums']),
  setting('search.similar', true),
  setting('search.hidden_words', ['advertisement']),
  setting('cache.pages_seconds', 10),
  setting('cache.answers_seconds', 5),
  setting('queue.paused', []),
  setting('queue.workers', 32),
  setting('queue.attempts', 5),
];

const meta = {
  title: 'admin/Settings',
  component: TestScreen,
  args: {
    page: settingsPage,
    address: '/admin/settings/outgoing-email',
    startup: asAdmin(),
    beside: (
      <>
        <DialogHost />
        <ToastRegion />
      </>
    ),
    answers: [answer(adminSettingsQuery(), settings)],
    send: fn(async (path: string) =>
      path.includes('tests') ? { is_working: false, detail: 'connect ECONNREFUSED' } : { settings },
    ),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args, step }) {
    await step('SETTING-2 a secret is not shown, ADMIN-9 what the environment sets is locked', async () => {
      await expect(await canvas.findByLabelText(/Address of the mail server/)).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: 'Sender of messages' })).toBeDisabled();
    });
    await step('SETTING-7 a test shows its result in place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check the mail server' }));
      await expect(await canvas.findByText('connect ECONNREFUSED')).toBeVisible();
      await expect(args.send).toHaveBeenCalledWith('admin/settings/tests/mail', expect.anything());
    });
  },
};

export const Search: Story = {
  args: { address: '/admin/settings/search' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Albums' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith(
      'admin/settings',
      expect.objectContaining({ body: { changes: { 'search.kinds': ['tracks'] } } }),
    );
  },
};

export const Cache: Story = {
  args: { address: '/admin/settings/cache' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear shared answers and pages' }));
    await expect(args.send).toHaveBeenCalledWith('admin/settings/clear-cache', expect.anything());
    await expect(await screen.findByText(/Cleared/)).toBeInTheDocument();
  },
};

export const Queue: Story = { args: { address: '/admin/settings/queue' } };
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
