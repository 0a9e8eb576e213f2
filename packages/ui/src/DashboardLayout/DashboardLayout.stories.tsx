import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { HomeIcon, MusicIcon, UserIcon } from '../icons/icons.tsx';
import { SidebarItem } from '../SidebarLayout/SidebarItem.tsx';
import { Text } from '../Text/Text.tsx';
import { measures } from '../theme/measures.ts';
import { DashboardLayout } from './DashboardLayout.tsx';

const onOpenChange = fn();

const places = (
  <>
    <SidebarItem href="#overview" icon={<HomeIcon />} isCurrent>
      Overview
    </SidebarItem>
    <SidebarItem href="#tracks" icon={<MusicIcon />}>
      Tracks
    </SidebarItem>
    <SidebarItem href="#users" icon={<UserIcon />} badge="12">
      Users
    </SidebarItem>
  </>
);

const meta = {
  title: 'ui/Layout/DashboardLayout',
  tags: ['rtl'],
  component: DashboardLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    navbar: (
      <>
        <Text weight="bold" size="lg" style={{ flex: 1 }}>
          Segno admin
        </Text>
        <Button size="xs" variant="outline">
          Publish
        </Button>
      </>
    ),
    startSidebar: { content: places, label: 'Admin', role: 'navigation', onOpenChange },
    endSidebar: { content: <Text>Nothing chosen</Text>, label: 'Details' },
    children: (
      <>
        <Heading level={1}>Overview</Heading>
        <Text as="p">{'The tide came in and the tape ran on. '.repeat(200)}</Text>
      </>
    ),
    footer: <Text size="sm">Saved at 14:05</Text>,
    style: { blockSize: 600 },
  },
  beforeEach: () => void onOpenChange.mockClear(),
} satisfies Meta<typeof DashboardLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: 'Admin' });
    const aside = canvas.getByRole('complementary', { name: 'Details' });
    const main = canvas.getByRole('main');
    await step('sidebars are at the start and end sides', async () => {
      const [start, middle, end] = [nav, main, aside].map((part) => part.getBoundingClientRect().left);
      const isRtl = document.documentElement.dir === 'rtl';
      await expect(isRtl ? start! > middle! && middle! > end! : start! < middle! && middle! < end!).toBe(
        true,
      );
    });
    await step('the first tab stop is the skip link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(main).toHaveFocus();
    });
    await step('the content has its own scroll container and is focusable', async () => {
      await waitFor(() => expect(main).toHaveAttribute('tabindex', '0'));
      main.scrollTop = 200;
      await expect(main.scrollTop).toBe(200);
      await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    });
    await step('a button hides a sidebar and shows it again', async () => {
      const button = canvas.getByRole('button', { name: 'Admin', expanded: true });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(nav).not.toBeVisible();
      await expect(onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard(' ');
      await expect(nav).toBeVisible();
    });
  },
};

const navbarOf = (height: 'lg' | 'md' | 'sm'): Story => ({
  args: { navbarHeight: height },
  play: async ({ canvasElement, step }) => {
    await step(`SIZE-4 the navbar is ${measures.navbarHeight[height]} px high`, () =>
      expect(within(canvasElement).getByRole('banner').getBoundingClientRect().height).toBe(
        measures.navbarHeight[height],
      ),
    );
  },
});

export const Navbar64: Story = navbarOf('lg');
export const Navbar54: Story = navbarOf('md');
export const Navbar48: Story = navbarOf('sm');

export const StartOnly: Story = { args: { endSidebar: undefined, footer: undefined } };

export const Closed: Story = {
  args: { startSidebar: { content: places, label: 'Admin', role: 'navigation', defaultOpen: false } },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { navbarHeight: 'sm' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    for (const name of ['Admin', 'Details']) {
      await step(`${name} is a drawer`, async () => {
        const button = canvas.getByRole('button', { name });
        await userEvent.click(button);
        const drawer = await screen.findByRole('dialog', { name });
        const isAtLeft = () => drawer.getBoundingClientRect().left < 1;
        const startsLeft = document.documentElement.dir !== 'rtl';
        await waitFor(() => expect(isAtLeft()).toBe((name === 'Admin') === startsLeft));
        await expectFocusIn(drawer);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(button).toHaveFocus());
      });
    }
  },
};

export const LongText: Story = {
  args: {
    navbar: (
      <Text truncate>
        {'A title that goes on for longer than any bar is wide, and then some. '.repeat(5)}
      </Text>
    ),
    startSidebar: {
      label: 'Admin',
      role: 'navigation',
      content: Array.from({ length: 40 }, (_, index) => (
        <SidebarItem key={index} href={`#${index}`} icon={<MusicIcon />}>
          {`A section with a name that is longer than its sidebar is wide, number ${index}`}
        </SidebarItem>
      )),
    },
    children: <p>{'word'.repeat(400)}</p>,
  },
};
