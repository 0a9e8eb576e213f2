import { sampleStartup } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppShell } from '../frame/AppShell.tsx';
import { InShell } from '../stories/InShell.tsx';

interface NoticeProps {
  position: 'top' | 'bottom';
  message: string;
  button: string;
}

const Notice = (notice: NoticeProps) => (
  <InShell startup={{ ...sampleStartup, cookie_notice: notice, show_cookie_notice: true }}>
    <AppShell player={<section aria-label="Player" style={{ height: 'var(--segno-shell-player)' }} />}>
      <h1>Home</h1>
    </AppShell>
  </InShell>
);

const meta = {
  title: 'shell/CookieNotice',
  component: Notice,
  parameters: { layout: 'fullscreen' },
  args: {
    position: 'bottom',
    message: 'Segno uses cookies to keep you signed in and to remember your choices.',
    button: 'OK',
  },
  beforeEach: () => () => {
    document.cookie = 'segno-cookie-consent=; path=/; max-age=0';
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const find = () => page().findByRole('region', { name: 'Cookies' });
const box = (element: Element) => element.getBoundingClientRect();

/** COOKIE-1: above the player; OK stores the consent, and the focus goes to the page. */
export const Default: Story = {
  tags: ['rtl'],
  async play() {
    const notice = await find();
    await expect(box(notice).bottom).toBeLessThanOrEqual(
      box(page().getByRole('region', { name: 'Player' })).top,
    );
    within(notice).getByRole('button', { name: 'OK' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(page().queryByRole('region', { name: 'Cookies' })).toBeNull();
    await expect(document.cookie).toContain('segno-cookie-consent=1');
    await expect(page().getByRole('main')).toHaveFocus();
    const stored = (await cookieStore.get('segno-cookie-consent')) as { expires?: number } | null;
    await expect(((stored?.expires ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  },
};

/** COOKIE-1: the text can link to the policy; what is no address stays text. */
export const Links: Story = {
  args: { message: 'We use cookies. See [our policy](/pages/privacy) and [this](javascript:alert) text.' },
  async play() {
    const notice = within(await find());
    await expect(notice.getByRole('link', { name: 'our policy' })).toHaveAttribute('href', '/pages/privacy');
    await expect(notice.getAllByRole('link')).toHaveLength(1);
    await expect(notice.getByText(/\[this\]\(javascript:alert\) text/)).toBeVisible();
  },
};

/** COOKIE-1: below the header, and above the page on a phone too. */
export const Top: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { position: 'top' },
  async play() {
    const notice = await find();
    await expect(box(notice).top).toBeGreaterThanOrEqual(box(page().getByRole('banner')).bottom);
    const [heading] = page().getAllByRole('heading');
    await waitFor(() => expect(box(heading!).top).toBeGreaterThanOrEqual(box(notice).bottom));
  },
};

/** A long text with markup is text. */
export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    message: `<img src=x onerror=alert(1)> ${'Choices and statistics. '.repeat(20)}`,
    button: 'I understand',
  },
  async play() {
    await expect(await find()).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
