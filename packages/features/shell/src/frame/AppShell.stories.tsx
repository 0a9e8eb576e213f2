import { imageUrl } from '@segno/data';
import { sampleAlbums, sampleStartup, sampleTracks } from '@segno/data/samples';
import { asListener } from '@segno/testing';
import { closeToast, Dialog, Grid, Heading, Image, Link, openDialog, Stack, Text, toast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InShell } from '../stories/InShell.tsx';
import { playerBar } from '../stories/playerBar.tsx';
import { renderShell } from '../stories/renderShell.tsx';
import { box, shown } from '../stories/shown.ts';
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

const meta = {
  title: 'shell/AppShell',
  tags: ['rtl'],
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { children: covers },
  render: renderShell,
  beforeEach: () => () => {
    delete document.documentElement.dataset.sidebar;
    document.cookie = 'segno-sidebar=; path=/; max-age=0';
    scrollTo(0, 0);
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the distance of an element from the inline start of the frame, in either text direction. */
const startOf = (element: Element) => {
  const frame = box(element.parentElement as Element);
  return getComputedStyle(element).direction === 'rtl'
    ? frame.right - box(element).right
    : box(element).left - frame.left;
};

/** Above 1024 px: the full sidebar, a header of 64 px, and the page. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { player: playerBar },
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

/** AD-1: the advertisements at the top and at the bottom of most pages, where they are on. */
export const Advertised: Story = {
  args: { children: <Heading level={1}>New releases</Heading> },
  render: (args) => (
    <InShell
      startup={{ ...sampleStartup, settings: { 'ads.heights': { general_top: 90, general_bottom: 120 } } }}
    >
      <AppShell {...args} />
    </InShell>
  ),
  async play({ canvas }) {
    const [top, bottom] = await canvas.findAllByRole('complementary', { name: /^Advertisement/ });
    await expect([box(top!).height, box(bottom!).height]).toEqual([90, 120]);
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(box(top!).bottom).toBeLessThanOrEqual(box(heading).top);
    await expect(box(bottom!).top).toBeGreaterThanOrEqual(box(heading).bottom);
  },
};

/** A toast is above the bar of an admin who sees the site as another person, and above a notice of cookies. */
export const ToastAboveABar: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { player: playerBar },
  render: (args) => (
    <InShell startup={{ ...asListener(), actor: { name: 'Ada' } }}>
      <AppShell {...args} />
    </InShell>
  ),
  async play({ canvas }) {
    const bar = await canvas.findByRole('region', { name: 'Another person' });
    toast('Saved');
    const toasts = () =>
      within(document.body)
        .getAllByText('Saved')
        .filter((text) => text.checkVisibility());
    await waitFor(() => expect(toasts().length).toBeGreaterThan(0));
    await waitFor(() =>
      expect(Math.max(...toasts().map((text) => box(text).bottom))).toBeLessThanOrEqual(box(bar).top),
    );
    closeToast();
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
  args: { player: playerBar },
  async play() {
    await expect(box(shown('banner')).height).toBe(54);
    await expect(startOf(shown('main'))).toBe(72);
    await expect(shown('link', 'Artists')).toBeInTheDocument();
  },
};

/** Up to 768 px: a header of 48 px, the page, the mini player and the menu at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { player: playerBar },
  async play() {
    const menu = shown('navigation', 'Main menu');
    await expect(box(shown('banner')).height).toBe(48);
    await expect(box(menu).height).toBe(56);
    await expect(box(menu).bottom).toBe(innerHeight);
    await expect(box(shown('region', 'Player'))).toMatchObject({ height: 64, bottom: innerHeight - 56 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The header and the player do not cover the focused element, and the page ends above the player. */
export const NothingIsCovered: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { player: playerBar },
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
  args: { player: playerBar, panel: <aside aria-label="Queue">Queue</aside>, children: tall },
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
  args: { player: playerBar, children: tall },
  async play() {
    await expect(scrollArea()).toBe(document.documentElement);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(4000);
  },
};

/** The queue or another panel beside the page. */
export const WithPanel: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    player: playerBar,
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

/** ROUTE-9: a page with its own navigation has the logo in the header and no menus of the site. */
export const WorkFrame: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { frame: 'work', player: playerBar },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    await expect(startOf(shown('main'))).toBe(0);
    await expect(within(shown('banner')).getByRole('link', { name: /home/i })).toBeVisible();
  },
};

/** ROUTE-9: a page that fills the window has only the player beside it. */
export const WholeFrame: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { frame: 'whole', player: playerBar },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /home/i })).not.toBeInTheDocument();
    await expect(box(shown('main')).top).toBe(0);
    await expect(shown('main').clientHeight + 80).toBe(innerHeight);
  },
};
