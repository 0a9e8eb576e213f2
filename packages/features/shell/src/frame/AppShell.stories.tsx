import { connectSession, createQueryClient, createStartupStore, imageUrl, type MenuItem } from '@segno/data';
import { sampleAlbums, sampleStartup, sampleTracks, sampleUser } from '@segno/data/samples';
import {
  closeToast,
  Dialog,
  Grid,
  Heading,
  IconButton,
  Image,
  Inline,
  Link,
  openDialog,
  PlayIcon,
  Stack,
  Text,
  toast,
} from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { setInEditor } from '../preview/previewState.ts';
import { InShell } from '../stories/InShell.tsx';
import { AppShell } from './AppShell.tsx';
import { scrollArea } from './scrollArea.ts';

const covers = (
  <Stack space="lg">
    <Heading level={1}>New releases</Heading>
    <Grid minItemWidth={140} space="lg">
      {[...sampleAlbums, ...sampleAlbums].map((album, index) => (
        <Stack key={`${album.id}-${index}`} space="xs">
          <Image src={imageUrl(album.image, 256)} alt="" color={album.image?.color} ratio={1} />
          <Link href={`/album/${album.id}`} truncate>
            {album.name}
          </Link>
        </Stack>
      ))}
    </Grid>
  </Stack>
);

const bar = (
  <section
    aria-label="Player"
    style={{ display: 'grid', height: 'var(--segno-shell-player)', padding: '0 16px' }}
  >
    <Inline space="md" align="center">
      <IconButton aria-label="Play" tone="accent" variant="solid">
        <PlayIcon />
      </IconButton>
      <Text truncate>{sampleTracks[0]?.name}</Text>
    </Inline>
  </section>
);

const send = fn(async (path: string) =>
  path === 'workspaces' ? { workspaces: [] } : { bootstrapData: sampleStartup, unreadCount: 0 },
);

/** The query client of a signed-in person, with a fake backend. */
function signedInClient() {
  const client = createQueryClient({ http: { send } });
  connectSession(client, { store: createStartupStore({ ...sampleStartup, user: sampleUser }) });
  return client;
}

const meta = {
  title: 'shell/AppShell',
  tags: ['rtl'],
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { children: covers },
  render: (args) => (
    <InShell>
      <AppShell {...args} />
    </InShell>
  ),
  beforeEach: () => () => {
    delete document.documentElement.dataset.sidebar;
    document.cookie = 'segno-sidebar=; path=/; max-age=0';
    scrollTo(0, 0);
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element) => element.getBoundingClientRect();
/** Returns the distance of an element from the inline start of the frame, in either text direction. */
const startOf = (element: Element) => {
  const frame = box(element.parentElement as Element);
  return getComputedStyle(element).direction === 'rtl'
    ? frame.right - box(element).right
    : box(element).left - frame.left;
};
const shown = (role: string, name?: string) =>
  within(document.body).getByRole(role, name ? { name } : undefined);

/** Above 1024 px: the full sidebar, a header of 64 px, and the page. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { player: bar },
  async play() {
    await expect(box(shown('banner')).height).toBe(64);
    await expect(box(shown('navigation', 'Main menu')).width).toBeLessThanOrEqual(240);
    await expect(startOf(shown('main'))).toBe(240);
    await expect(shown('link', 'Home')).toHaveAttribute('aria-current', 'page');
    await expect(shown('link', 'Artists')).not.toHaveAttribute('aria-current');
  },
};

/** STARTUP-3: any part of the application can show a message or ask a question. */
export const Hosts: Story = {
  async play() {
    void openDialog(() => (
      <Dialog title="Clear the queue?">
        <Text>Nothing follows then.</Text>
      </Dialog>
    ));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Clear the queue?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    toast('Saved');
    // Its text is also announced.
    const isShown = () =>
      within(document.body)
        .getAllByText('Saved')
        .some((text) => text.checkVisibility());
    await waitFor(() => expect(isShown()).toBe(true));
    closeToast();
  },
};

/** AUTH-11: a guest finds the sign-in and the registration in the header. */
export const Guest: Story = {
  globals: { viewport: { value: 'phone' } },
  async play() {
    await expect(shown('link', 'Log in')).toHaveAttribute('href', '/login');
    await expect(shown('link', 'Sign up')).toHaveAttribute('href', '/register');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** AUTH-11: while registration is disabled, there is no link to it. */
export const ClosedRegistration: Story = {
  render: (args) => (
    <InShell startup={{ ...sampleStartup, settings: { registration: { disable: true } } }}>
      <AppShell {...args} />
    </InShell>
  ),
  async play() {
    await expect(shown('link', 'Log in')).toBeVisible();
    await expect(within(document.body).queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};

/** AUTH-11: a signed-in person has a menu with their name, from which they log out. */
export const SignedIn: Story = {
  render: (args) => (
    <QueryClientProvider client={signedInClient()}>
      <InShell startup={{ ...sampleStartup, user: sampleUser }}>
        <AppShell {...args} />
      </InShell>
    </QueryClientProvider>
  ),
  async play() {
    await expect(within(document.body).queryByRole('link', { name: 'Log in' })).toBeNull();
    await waitFor(() => shown('button', 'Account').focus());
    await userEvent.keyboard('{Enter}');
    const item = await within(document.body).findByRole('menuitem', { name: 'Log out' }, { timeout: 5000 });
    await expect(within(document.body).getByText('Noor Haddad')).toBeInTheDocument();
    const menu = within(document.body).getByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    // The workspaces are before it.
    await userEvent.keyboard('{ArrowDown}');
    await expect(item).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledWith('auth/logout', { method: 'POST' }));
  },
};

/** PREVIEW-4: in the frame of the appearance editor nobody is logged out. */
export const LogoutInEditor: Story = {
  ...SignedIn,
  beforeEach: () => {
    send.mockClear();
    setInEditor(true);
    return () => {
      setInEditor(false);
      closeToast();
    };
  },
  async play() {
    await userEvent.click(shown('button', 'Account'));
    const item = await within(document.body).findByRole('menuitem', { name: 'Log out' }, { timeout: 5000 });
    await userEvent.click(item);
    await within(document.body).findByText("Can't logout while in appearance editor.");
    await expect(send).not.toHaveBeenCalledWith('auth/logout', { method: 'POST' });
  },
};

/** The sidebar collapses to icons, whose names are accessible and shown on hover. The state is stored. */
export const Collapsed: Story = {
  globals: { viewport: { value: 'desktop' } },
  async play() {
    const toggle = shown('button', 'Sidebar');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(startOf(shown('main'))).toBe(72);
    await expect(document.cookie).toContain('segno-sidebar=collapsed');
    const artists = shown('link', 'Artists');
    await waitFor(async () => {
      toggle.focus();
      artists.focus();
      await expect(within(document.body).getByRole('tooltip')).toHaveTextContent('Artists');
    });
  },
};

/** Up to 1024 px: icons, a header of 54 px, and the page. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  parameters: {
    viewport: {
      options: { tabletLandscape: { name: 'Tablet 1024', styles: { width: '1024px', height: '768px' } } },
    },
  },
  args: { player: bar },
  async play() {
    await expect(box(shown('banner')).height).toBe(54);
    await expect(startOf(shown('main'))).toBe(72);
    await expect(shown('link', 'Artists')).toBeInTheDocument();
  },
};

/** Up to 768 px: a header of 48 px, the page, the mini player and the menu at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { player: bar },
  async play() {
    const menu = shown('navigation', 'Main menu');
    await expect(box(shown('banner')).height).toBe(48);
    await expect(box(menu).height).toBe(56);
    await expect(box(menu).bottom).toBe(innerHeight);
    await expect(box(shown('region', 'Player'))).toMatchObject({ height: 64, bottom: innerHeight - 56 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** On a phone the More button opens the rest of the sidebar's menu. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { player: bar },
  async play() {
    await userEvent.click(shown('button', 'More'));
    const menu = await within(document.body).findByRole('menu', { name: 'More' });
    const links: [name: string, href: string][] = [
      ['New releases', '/new-releases'],
      ['Artists', '/popular-artists'],
      ['Playlists', '/playlists'],
    ];
    for (const [name, href] of links)
      await expect(await within(menu).findByRole('menuitem', { name })).toHaveAttribute('href', href);
    await expect(within(menu).queryByRole('menuitem', { name: 'Home' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** The header and the player do not cover the focused element, and the page ends above the player. */
export const NothingIsCovered: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { player: bar },
  async play() {
    const links = within(shown('main')).getAllByRole('link');
    const dock = () => box(shown('region', 'Player')).top;
    for (const link of links.slice(0, 14)) {
      link.focus();
      await expect(box(link).bottom).toBeLessThanOrEqual(dock());
    }
    for (const link of links.slice(0, 14).toReversed()) {
      link.focus();
      await expect(box(link).top).toBeGreaterThanOrEqual(48);
    }
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(box(links.at(-1) as Element).bottom).toBeLessThanOrEqual(dock()));
  },
};

const tall = <div style={{ blockSize: 4000 }}>A long page</div>;

/** The page has its own scroll area. The document has no scroll bar beside the panel and the player. */
export const OwnScrollArea: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { player: bar, panel: <aside aria-label="Queue">Queue</aside>, children: tall },
  async play() {
    const main = shown('main');
    await expect(scrollArea()).toBe(main);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
    await expect(main.scrollHeight).toBeGreaterThan(4000);
    const { scrollbarWidth, scrollbarColor } = getComputedStyle(main);
    await expect(scrollbarWidth).toBe('thin');
    await expect(scrollbarColor).not.toBe('auto');
    await expect(box(main).bottom).toBeLessThanOrEqual(box(shown('region', 'Player')).top);
    await expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('{PageDown}');
    await expect(main.scrollTop).toBeGreaterThan(200);
    await userEvent.keyboard('{End}');
    await expect(main.scrollTop).toBeCloseTo(main.scrollHeight - main.clientHeight, 0);
    await userEvent.keyboard('{Home}');
    await expect(main.scrollTop).toBe(0);
  },
};

/** On a phone the document scrolls, so that the browser's toolbars collapse. */
export const ThePhoneScrollsTheDocument: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { player: bar, children: tall },
  async play() {
    await expect(scrollArea()).toBe(document.documentElement);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(4000);
  },
};

/** The queue or another panel beside the page. */
export const WithPanel: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    player: bar,
    panel: (
      <aside aria-label="Queue" style={{ padding: 16 }}>
        <Stack space="sm">
          <Heading level={2} size="lg">
            Queue
          </Heading>
          {sampleTracks.map((track) => (
            <Link key={track.id} href={`/track/${track.id}`} truncate>
              {track.name}
            </Link>
          ))}
        </Stack>
      </aside>
    ),
  },
};

/** The first focusable element is a link that skips the menus. */
export const SkipLink: Story = {
  globals: { viewport: { value: 'desktop' } },
  async play() {
    await userEvent.tab();
    const skip = shown('link', 'Skip to content');
    await expect(skip).toHaveFocus();
    await waitFor(() => expect(box(skip).top).toBeGreaterThanOrEqual(0));
    await userEvent.click(skip);
    await expect(shown('main')).toHaveFocus();
  },
};

const many: MenuItem[] = Array.from({ length: 24 }, (_, index) => ({
  id: `item-${index}`,
  label: index % 4 === 1 ? 'Recordings of rivers, harbours and other slow water' : `Collection ${index + 1}`,
  icon: ['disc', 'playlist', 'tag', 'unheard-of'][index % 4] ?? null,
  type: 'route',
  action: `/channel/collection-${index}`,
}));

/** Menus longer than the viewport have their own scroll area. Long names are truncated. */
export const LongMenus: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { player: bar },
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

const link = (id: string, given: Partial<MenuItem>): MenuItem => ({
  id,
  label: id,
  icon: null,
  type: 'link',
  action: '/',
  ...given,
});

const markup = '<b onclick="alert(1)">Blog</b>';

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
