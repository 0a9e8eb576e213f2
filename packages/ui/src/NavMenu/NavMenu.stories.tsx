import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { DashboardLayout } from '../DashboardLayout/DashboardLayout.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { HomeIcon, MusicIcon, UserIcon } from '../icons/icons.tsx';
import { Text } from '../Text/Text.tsx';
import { measures } from '../theme/measures.ts';
import { NavMenu, NavMenuItem } from './NavMenu.tsx';

const places = ['Discover', 'Genres', 'Charts', 'Playlists', 'For artists', 'Pricing', 'Help'];

const entries = (names: readonly string[], current = 'Genres') =>
  names.map((name) => (
    <NavMenuItem key={name} href={`#${name}`} isCurrent={name === current}>
      {name}
    </NavMenuItem>
  ));

const meta = {
  title: 'ui/Navigation/NavMenu',
  tags: ['rtl'],
  component: NavMenu,
  args: { 'aria-label': 'Main', children: entries(places.slice(0, 4)) },
} satisfies Meta<typeof NavMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getBoundingClientRect());
const isRtl = () => document.documentElement.dir === 'rtl';
/** The distance between two boxes in the reading direction. */
const between = (first: DOMRect, second: DOMRect) =>
  isRtl() ? first.left - second.right : second.left - first.right;

const pageFits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const menu = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const links = within(menu).getAllByRole('link');
    await step('MENU-3 the default menu gap is 30 px', async () => {
      await expect(measures.menuGap).toBe(30);
      const [first, second, third] = boxes(canvasElement);
      await expect(between(first!, second!)).toBeCloseTo(measures.menuGap, 1);
      await expect(between(second!, third!)).toBeCloseTo(measures.menuGap, 1);
    });
    await step('the menu is a list, and the current page has aria-current', async () => {
      await expect(within(within(menu).getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
      await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
        null,
        'page',
        null,
        null,
      ]);
    });
    await step('Tab goes to the next link, Shift+Tab to the previous one', async () => {
      await userEvent.tab();
      await expect(links[0]).toHaveFocus();
      await userEvent.tab();
      await expect(links[1]).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(links[0]).toHaveFocus();
    });
    await step('Enter follows the link', async () => {
      const followed = fn((event: Event) => event.preventDefault());
      links[0]!.addEventListener('click', followed);
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledTimes(1);
      links[0]!.removeEventListener('click', followed);
    });
  },
};

export const WithIcons: Story = {
  args: {
    children: [
      <NavMenuItem key="home" href="#home" icon={<HomeIcon />} isCurrent>
        Home
      </NavMenuItem>,
      <NavMenuItem key="music" href="#music" icon={<MusicIcon />}>
        Music
      </NavMenuItem>,
      <NavMenuItem key="account" href="#account" icon={<UserIcon />}>
        Account
      </NavMenuItem>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Music' })).toBeVisible();
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement, step }) => {
    await step('MENU-3 the default menu gap is 30 px', async () => {
      const [first, second] = boxes(canvasElement);
      await expect(second!.top - first!.bottom).toBeCloseTo(measures.menuGap, 1);
      const edge = isRtl() ? 'right' : 'left';
      await expect(second![edge]).toBeCloseTo(first![edge], 1);
    });
  },
};

export const Gap: Story = {
  args: { gap: 16 },
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(between(first!, second!)).toBeCloseTo(16, 1);
  },
};

/** Entries that do not fit wrap. */
export const Wrapped: Story = {
  args: { children: entries(places) },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <NavMenu {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    const all = boxes(canvasElement);
    await expect(all.at(-1)!.top).toBeGreaterThan(all[0]!.bottom - 1);
    const list = within(canvasElement).getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** The menu stays in one line and scrolls sideways; the page does not. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { children: entries(places) },
  play: async ({ canvasElement, step }) => {
    const list = within(canvasElement).getByRole('list');
    const all = boxes(canvasElement);
    await step('the entries stay in one line, 30 px apart, and do not overflow the page', async () => {
      await expect(all.at(-1)!.top).toBe(all[0]!.top);
      await expect(between(all[0]!, all[1]!)).toBeCloseTo(measures.menuGap, 1);
      await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
      await pageFits();
    });
    await step('a focused link is scrolled into view', async () => {
      within(canvasElement).getByRole('link', { name: 'Help' }).focus();
      const { left, right } = boxes(canvasElement).at(-1)!;
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};

const inNavbar = (navbarHeight: 'lg' | 'sm'): Story => ({
  parameters: { layout: 'fullscreen' },
  args: { children: entries(places), overflow: 'scroll' },
  render: (args) => (
    <DashboardLayout
      navbarHeight={navbarHeight}
      style={{ blockSize: 320 }}
      navbar={
        <>
          <Text weight="bold" size="lg">
            Segno
          </Text>
          <NavMenu {...args} style={{ flex: 1, marginInlineStart: 16 }} />
          <Button size="xs" variant="outline">
            Log in
          </Button>
        </>
      }
    >
      <Heading level={1}>Genres</Heading>
    </DashboardLayout>
  ),
  play: async ({ canvasElement, step }) => {
    const bar = within(canvasElement).getByRole('banner').getBoundingClientRect();
    await step('the menu does not overflow the bar, nor the page the viewport', async () => {
      const { top, bottom, right, left } = within(canvasElement)
        .getByRole('navigation')
        .getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(bar.top);
      await expect(bottom).toBeLessThanOrEqual(bar.bottom);
      await expect(left).toBeGreaterThanOrEqual(bar.left);
      await expect(right).toBeLessThanOrEqual(bar.right);
      await expect(within(canvasElement).getByRole('button', { name: 'Log in' })).toBeVisible();
      await pageFits();
    });
    await step('MENU-3 the default menu gap is 30 px', async () => {
      const [first, second] = boxes(canvasElement);
      await expect(between(first!, second!)).toBeCloseTo(measures.menuGap, 1);
    });
  },
});

export const InANavbar: Story = inNavbar('lg');
export const InANavbarOnAPhone: Story = { ...inNavbar('sm'), globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    children: entries([
      'Discover what was released in all the harbours of the north this week and the week before',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    ]),
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <NavMenu {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
