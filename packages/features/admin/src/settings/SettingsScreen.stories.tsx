import { adminSettingsQuery, type AdminSetting, type HttpClient, type Job, jobQuery } from '@segno/data';
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
  setting('billing.invoice.address', 'Quiet Harbour 1\nNowhere'),
  setting('billing.invoice.prefix', 'INV-'),
  setting('branding.favicon', null, { access: 'public' }),
  setting('recaptcha.enable.uploads', false),
  setting('recaptcha.provider', 'proof'),
];

const rebuilding: Job = {
  id: 7,
  kind: 'search.rebuild',
  state: 'done',
  progress: 1,
  result: { changed: 3 },
  error: null,
  created_at: '2026-11-23T10:00:00.000Z',
  started_at: '2026-11-23T10:00:00.000Z',
  finished_at: '2026-11-23T10:00:01.000Z',
};

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
    send: fn<HttpClient['send']>(async (path) =>
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

/** A text of several lines keeps them, and a page that was opened has no changes. */
export const Subscriptions: Story = {
  args: { address: '/admin/settings/subscriptions' },
  async play({ canvas }) {
    const address = await canvas.findByRole('textbox', { name: 'Address of the seller on invoices' });
    await expect(address).toHaveValue('Quiet Harbour 1\nNowhere');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** An address that can be missing is a text, not JSON. */
export const General: Story = {
  args: { address: '/admin/settings/general' },
  async play({ canvas }) {
    const icon = await canvas.findByRole('textbox', { name: 'Address of the icon of tabs and bookmarks' });
    await expect(icon.tagName).toBe('INPUT');
  },
};

/** What decides comes before what depends on it, not in the order of the alphabet. */
export const HumanCheck: Story = {
  args: { address: '/admin/settings/recaptcha' },
  async play({ canvas }) {
    const choice = await canvas.findByRole('button', { name: /The human check/ });
    const box = canvas.getByRole('checkbox', { name: /^Uploads have/ });
    await expect(choice.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

/** A rebuild of the search shows its progress as a job. */
export const RebuildSearch: Story = {
  args: {
    address: '/admin/settings/search',
    answers: [answer(adminSettingsQuery(), settings), answer(jobQuery(7), rebuilding)],
    send: fn<HttpClient['send']>(async () => ({ job_id: 7 })),
  },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rebuild the search' }));
    await expect(args.send).toHaveBeenCalledWith('admin/settings/rebuild-search', expect.anything());
    await expect(await canvas.findByText('The search is rebuilt.')).toBeVisible();
  },
};

/** The current page is in view in both rows of links. */
export const Queue: Story = {
  args: { address: '/admin/settings/queue' },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const links = await canvas.findAllByRole('link', { current: 'page' });
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Settings', 'Queue']);
    for (const link of links) {
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
