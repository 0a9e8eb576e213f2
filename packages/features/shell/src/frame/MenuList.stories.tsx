import type { MenuItem } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InShell } from '../stories/InShell.tsx';
import { playerBar } from '../stories/playerBar.tsx';
import { renderShell } from '../stories/renderShell.tsx';
import { shown } from '../stories/shown.ts';
import { AppShell } from './AppShell.tsx';
import { MenuList } from './MenuList.tsx';
import { MoreMenu } from './MoreMenu.tsx';
// The application loads the items on demand; stories import them statically, so that they need not wait.
import './MoreMenuItems.tsx';

const many: MenuItem[] = Array.from({ length: 24 }, (_, index) => ({
  id: `item-${index}`,
  label: index % 4 === 1 ? 'Recordings of rivers, harbours and other slow water' : `Collection ${index + 1}`,
  icon: ['disc', 'playlist', 'tag', 'unheard-of'][index % 4] ?? null,
  type: 'route',
  action: `/channel/collection-${index}`,
}));

const link = (id: string, given: Partial<MenuItem>): MenuItem => ({
  id,
  label: id,
  icon: null,
  type: 'link',
  action: '/',
  ...given,
});

const markup = '<b onclick="alert(1)">Blog</b>';

const meta = {
  title: 'shell/MenuList',
  tags: ['rtl'],
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  render: renderShell,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the More button opens the rest of the sidebar's menu. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { player: playerBar },
  async play() {
    shown('button', 'More').focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu', { name: 'More' });
    const links: [name: string, href: string][] = [
      ['New releases', '/new-releases'],
      ['Artists', '/popular-artists'],
      ['Playlists', '/playlists'],
    ];
    for (const [name, href] of links)
      await expect(await within(menu).findByRole('menuitem', { name })).toHaveAttribute('href', href);
    await expect(within(menu).queryByRole('menuitem', { name: 'Home' })).toBeNull();
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** The menu at the bottom of a phone. */
export const Bottom: Story = {
  tags: ['modes'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <InShell>
      <nav aria-label="Main menu">
        <MenuList position="mobile-bottom" variant="bottom">
          <MoreMenu />
        </MenuList>
      </nav>
    </InShell>
  ),
};

/** Menus longer than the viewport have their own scroll area. Long names are truncated. */
export const LongMenus: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { player: playerBar },
  render: (args) => (
    <InShell
      path="/channel/collection-2/more"
      startup={{
        ...sampleStartup,
        branding: { ...sampleStartup.branding, site_name: 'The Quiet Harbour Listening Society' },
        menus: sampleStartup.menus.map((menu) =>
          menu.id === 'secondary' ? menu : { ...menu, items: [...menu.items, ...many] },
        ),
      }}
    >
      <AppShell {...args} />
    </InShell>
  ),
  async play() {
    await expect(await within(document.body).findByRole('link', { name: 'Collection 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongMenusOnAPhone: Story = { ...LongMenus, globals: { viewport: { value: 'phone' } } };

/** MENU-7: items inside of an item are below it, and those that the visitor may not see are left out. */
export const Nested: Story = {
  render: () => (
    <InShell
      startup={{
        ...sampleStartup,
        menus: [
          {
            id: 'main',
            positions: ['sidebar-primary'],
            items: [
              link('Music', {
                items: [
                  link('New releases', { action: '/new-releases' }),
                  link('Own', { visitor: 'signedIn' }),
                ],
              }),
              link('About', {}),
            ],
          },
        ],
      }}
    >
      <MenuList position="sidebar-primary" variant="side" />
    </InShell>
  ),
  async play({ canvas }) {
    const inner = canvas.getByRole('link', { name: 'New releases' });
    await expect(inner.closest('ul')?.closest('li')).toContainElement(
      canvas.getByRole('link', { name: 'Music' }),
    );
    await expect(canvas.queryByRole('link', { name: 'Own' })).toBeNull();
  },
};

/** MENU-4: the menu at the end of the page. A label is text, also where it looks like markup, in every menu. */
export const FooterMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <InShell
      startup={{
        ...sampleStartup,
        i18n: { language: 'en', lines: { 'Terms of use': 'Terms' } },
        menus: [
          ...sampleStartup.menus,
          {
            id: 'more',
            positions: ['sidebar-primary'],
            items: [link(markup, { action: '/channel/blog' })],
          },
          {
            id: 'footer',
            positions: ['footer'],
            items: [
              link('Terms of use', { action: '/pages/terms' }),
              link(markup, { action: 'https://blog.example', target: '_blank' }),
              link('Profile', { action: '/user/{currentUser}' }),
              link('A'.repeat(90), {}),
            ],
          },
        ],
      }}
    >
      <AppShell {...args} />
    </InShell>
  ),
  async play() {
    const footer = within(await within(document.body).findByRole('navigation', { name: 'Footer' }));
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/pages/terms');
    const blog = footer.getByRole('link', { name: markup });
    await expect(blog).toHaveAttribute('target', '_blank');
    await expect(blog).toHaveAttribute('rel', 'noopener');
    const sidebar = within(shown('navigation', 'Main menu'));
    await expect(sidebar.getByRole('link', { name: markup })).toBeVisible();
    await expect(footer.queryByRole('link', { name: 'Profile' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
