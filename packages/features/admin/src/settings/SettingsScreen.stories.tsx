import {
  adminMailSamplesQuery,
  adminSettingsQuery,
  type AdminSetting,
  type HttpClient,
  type Job,
  jobQuery,
  valueListsQuery,
} from '@segno/data';
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
  setting('queue.workers_of', { 'recordings.process': 2 }),
  setting('uploads.max_size', 2 * 1024 ** 3, { access: 'public' }),
  setting('gdpr.deletion_days', 14, { access: 'public' }),
  setting('billing.invoice.address', 'Quiet Harbour 1\nNowhere'),
  setting('billing.invoice.prefix', 'INV-'),
  setting('branding.favicon', null, { access: 'public' }),
  setting('recaptcha.enable.uploads', false),
  setting('recaptcha.provider', 'proof'),
  setting('i18n.language', 'en', { access: 'public' }),
  setting('localization.languages', ['en', 'pl', 'ar'], { access: 'public' }),
  setting('dates.default_timezone', 'Europe/Berlin', { access: 'public' }),
  setting('cookie_notice', null, { access: 'public' }),
  setting('registration.policies', [
    { id: 3, label: 'Terms of use', href: '/pages/terms', version: 2, effective_on: '2026-12-01' },
  ]),
];
const zones = {
  timezones: {
    Europe: [{ value: 'Europe/Berlin', text: 'Berlin (Central European Time, GMT+01:00)' }],
  },
};

const mails = ['Reset your password', 'Welcome to Segno'].map((subject) => ({
  id: subject,
  subject,
  text: `${subject}, as text`,
  html: `<h1>${subject}</h1>`,
}));

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
    answers: [
      answer(adminSettingsQuery(), settings),
      answer(adminMailSamplesQuery(), mails),
      answer(valueListsQuery(['timezones']), zones),
    ],
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
    await step('SETTING-8 each kind of message has a preview', async () => {
      await expect(canvas.getByText('Reset your password, as text')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Reset your password/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Welcome to Segno' }));
      await expect(await canvas.findByText('Welcome to Segno, as text')).toBeVisible();
    });
    await step('SETTING-7 a test shows its result in place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check the mail server' }));
      await expect(await canvas.findByText('connect ECONNREFUSED')).toBeVisible();
      await expect(args.send).toHaveBeenCalledWith('admin/settings/tests/mail', expect.anything());
    });
  },
};

const saved = (changes: Record<string, unknown>) =>
  ['admin/settings', expect.objectContaining({ body: { changes } })] as const;

/** Kinds of jobs are chosen, and each has a number. */
export const QueueKinds: Story = {
  args: { address: '/admin/settings/queue' },
  async play({ canvas, args, step }) {
    const most = await canvas.findByRole('textbox', { name: 'Most jobs of recordings.process' });
    await expect(most).toHaveValue('2');
    await step('SETTING-9 a kind gets a number of its own, and another loses it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a kind' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'files.hash' }));
      const added = await canvas.findByRole('textbox', { name: 'Most jobs of files.hash' });
      await userEvent.clear(added);
      await userEvent.type(added, '3{Tab}');
      await userEvent.click(canvas.getByRole('button', { name: 'Remove recordings.process' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.send).toHaveBeenCalledWith(...saved({ 'queue.workers_of': { 'files.hash': 3 } }));
    });
    await step('SETTING-9 the kinds that wait are offered', async () => {
      const paused = canvas.getByRole('combobox', { name: 'Kinds of jobs that wait' });
      await userEvent.type(paused, 'hash');
      await userEvent.click(await screen.findByRole('option', { name: 'files.hash' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.send).toHaveBeenCalledWith(...saved({ 'queue.paused': ['files.hash'] }));
    });
    await expect(canvas.getByRole('link', { name: 'Open the failed jobs' })).toHaveAttribute(
      'href',
      '/admin/jobs?state=failed',
    );
  },
};

/** A size has a unit. */
export const Uploading: Story = {
  args: { address: '/admin/settings/uploading' },
  async play({ canvas, args, step }) {
    const size = await canvas.findByRole('textbox', { name: 'Largest file' });
    await expect(size).toHaveValue('2');
    const unit = canvas.getByRole('button', { name: /Unit/ });
    await expect(unit).toHaveTextContent('GB');
    await step('ADMIN-9 another unit shows the same size', async () => {
      await userEvent.click(unit);
      await userEvent.click(await screen.findByRole('option', { name: 'MB' }));
      await expect(size).toHaveValue('2,048');
    });
    await step('ADMIN-9 a size is stored in bytes', async () => {
      await userEvent.clear(size);
      await userEvent.type(size, '1.5{Tab}');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.send).toHaveBeenCalledWith(...saved({ 'uploads.max_size': 1.5 * 1024 ** 2 }));
    });
  },
};

/** A label of two lines leaves the number and its unit beside each other. */
export const SizePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    address: '/admin/settings/uploading',
    answers: [answer(adminSettingsQuery(), [setting('uploads.quota', 1024 ** 3)])],
  },
  async play({ canvas }) {
    const size = await canvas.findByRole('textbox', { name: /^Space of people/ });
    const unit = canvas.getByRole('button', { name: /Unit/ });
    const middle = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(middle(size)).toBeCloseTo(middle(unit), 0);
  },
};

/** The log of consents is a file, for people who may see accounts. */
export const Consents: Story = {
  args: { address: '/admin/settings/gdpr' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Download the log of consents' })).toHaveAttribute(
      'href',
      '/api/v1/admin/settings/consents',
    );
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
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Clear the cache of responses and pages' }),
    );
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

/** Languages and time zones are chosen by their names in the language of the reader. */
export const Localization: Story = {
  tags: ['rtl'],
  args: { address: '/admin/settings/localization' },
  async play({ canvas, args }) {
    const zone = await canvas.findByRole('button', { name: /Time zone of new accounts/ });
    await expect(zone).toHaveTextContent('Berlin (Central European Time, GMT+01:00)');
    await userEvent.click(canvas.getByRole('button', { name: /Language of the site/ }));
    await userEvent.keyboard('pol');
    await userEvent.click(await screen.findByRole('option', { name: /Polish/ }));
    await expect(canvas.getByRole('checkbox', { name: 'Arabic' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith(
      'admin/settings',
      expect.objectContaining({ body: { changes: { 'i18n.language': 'pl' } } }),
    );
  },
};

/** The notice about cookies has fields, and none without it. */
export const Privacy: Story = {
  args: { address: '/admin/settings/gdpr' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Notice about cookies' }));
    const button = canvas.getByRole('textbox', { name: 'Button' });
    await userEvent.clear(button);
    await userEvent.type(button, 'Fine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const cookie_notice = {
      position: 'bottom',
      message: 'We keep cookies that this site needs.',
      button: 'Fine',
    };
    await expect(args.send).toHaveBeenCalledWith(
      'admin/settings',
      expect.objectContaining({ body: { changes: { cookie_notice } } }),
    );
  },
};

/** A policy has fields, and its new version is stored with the day of its effect. */
export const Policies: Story = {
  tags: ['rtl'],
  args: { address: '/admin/settings/authentication' },
  async play({ canvas, args }) {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Terms of use');
    await expect(canvas.getByRole('link', { name: 'Edit the text' })).toHaveAttribute(
      'href',
      '/admin/custom-pages?query=terms',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add a policy' }));
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Title' }).at(-1)!, 'Privacy');
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Address of the text' }).at(-1)!, 'privacy');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Terms of use' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const privacy = { id: 4, label: 'Privacy', href: '/pages/privacy', version: 1 };
    await expect(args.send).toHaveBeenCalledWith(
      'admin/settings',
      expect.objectContaining({ body: { changes: { 'registration.policies': [privacy] } } }),
    );
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

/** SETTING-7: the keys of the services of sign-in are checked at the services. */
export const SignInKeys: Story = {
  args: { address: '/admin/settings/authentication' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the keys of sign-in services' }));
    await expect(await canvas.findByText('connect ECONNREFUSED')).toBeVisible();
    await expect(args.send).toHaveBeenCalledWith('admin/settings/tests/social', expect.anything());
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
