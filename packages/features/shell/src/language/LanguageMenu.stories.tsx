import { sampleStartup, sampleUser } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InShell } from '../stories/InShell.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const settings = { ...sampleStartup.settings, localization: { languages: ['en', 'pl', 'ar'], detect: true } };
const polish = {
  ...sampleStartup,
  settings,
  user: sampleUser,
  i18n: { language: 'pl', lines: { 'shell.language': 'Język' } },
};
const send = fn(async (path: string) => (path === 'startup' ? polish : { locale: 'pl' }));

const meta = {
  title: 'shell/LanguageMenu',
  component: LanguageMenu,
  args: {},
  render: () => (
    <InShell startup={{ ...sampleStartup, settings, user: sampleUser }} send={send}>
      <LanguageMenu />
    </InShell>
  ),
  beforeEach: () => () => {
    document.cookie = 'segno-language=; path=/; max-age=0';
  },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

/** SETTING-15: the menu has the languages of `localization.languages`. */
export const Offered: Story = {
  render: () => (
    <InShell startup={{ ...sampleStartup, settings: { localization: { languages: ['en', 'ar'] } } }}>
      <LanguageMenu />
    </InShell>
  ),
  async play() {
    const page = within(document.body);
    await userEvent.click(page.getByRole('button', { name: 'Language' }));
    const items = await page.findAllByRole('menuitemradio');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['English', 'العربية']);
  },
};

/** I18N-6: a choice is kept with the account and in a cookie, and the texts change in place. */
export const Choosing: Story = {
  async play() {
    const page = within(document.body);
    page.getByRole('button', { name: 'Language' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = await page.findAllByRole('menuitemradio');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['English', 'Polski', 'العربية']);
    await expect(items[0]).toHaveAttribute('aria-checked', 'true');
    const menu = page.getByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    for (let downs = 0; downs < 3 && document.activeElement !== items[1]; downs += 1)
      await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('button', { name: 'Język' })).toBeVisible();
    await expect(send.mock.calls.map(([path]) => path)).toEqual(['users/me/locale', 'startup']);
    await expect(document.cookie).toContain('segno-language=pl');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};
