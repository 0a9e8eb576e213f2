import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { HeartIcon, HomeIcon, LibraryIcon, MusicIcon, RadioIcon } from '../icons/icons.tsx';
import { Text } from '../Text/Text.tsx';
import { measures } from '../theme/measures.ts';
import { SidebarItem } from './SidebarItem.tsx';
import { SidebarLayout } from './SidebarLayout.tsx';

const places = (
  <>
    <SidebarItem href="#home" icon={<HomeIcon />} isCurrent>
      Home
    </SidebarItem>
    <SidebarItem href="#library" icon={<LibraryIcon />} badge="128">
      Library
    </SidebarItem>
    <SidebarItem href="#radio" icon={<RadioIcon />}>
      Radio
    </SidebarItem>
    <SidebarItem href="#liked" icon={<HeartIcon />}>
      Everything that I ever liked
    </SidebarItem>
  </>
);

const logo = (
  <Text weight="bold" size="lg">
    Segno
  </Text>
);

const meta = {
  title: 'ui/Layout/SidebarLayout',
  tags: ['rtl'],
  component: SidebarLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    sidebar: places,
    sidebarLabel: 'Main',
    sidebarHeader: logo,
    header: (
      <Button size="xs" variant="outline">
        Sign in
      </Button>
    ),
    children: (
      <>
        <Heading level={1}>Good evening</Heading>
        <Text as="p">The tide came in and the tape ran on.</Text>
      </>
    ),
    onCollapsedChange: fn(),
    onDrawerOpenChange: fn(),
  },
} satisfies Meta<typeof SidebarLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The width of the sidebar with its border. */
const sidebarSize = (nav: HTMLElement) => nav.parentElement?.getBoundingClientRect().width;

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    if (isPhonePage()) return;
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await step('landmarks have names', async () => {
      await expect(canvas.getByRole('banner')).toBeVisible();
      await expect(canvas.getByRole('main')).toBeVisible();
    });
    await step('the first tab stop is the skip link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
    await step('the sidebar collapses to icons by keyboard, and names remain', async () => {
      const fold = within(nav).getByRole('button', { name: 'Main', expanded: true });
      fold.focus();
      await userEvent.keyboard('{Enter}');
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
      await expect(sidebarSize(nav)).toBe(64);
      await expect(within(nav).getByRole('link', { name: 'Radio' })).toBeVisible();
      await userEvent.keyboard(' ');
      await expect(sidebarSize(nav)).toBe(240);
    });
    await step('the current page is marked', () =>
      expect(within(nav).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page'),
    );
    await step('the sidebar is at the start side', async () => {
      const { left } = nav.getBoundingClientRect();
      const main = canvas.getByRole('main').getBoundingClientRect();
      await expect(left < main.left).toBe(document.documentElement.dir !== 'rtl');
    });
  },
};

export const Folded: Story = { args: { defaultCollapsed: true } };

export const WithoutHeader: Story = { args: { header: undefined, sidebarHeader: undefined } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(measures.navbarHeight.sm);
    const button = canvas.getByRole('button', { name: 'Open sidebar' });
    await step('the sidebar opens as a drawer', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      const drawer = await screen.findByRole('dialog', { name: 'Main' });
      await expect(args.onDrawerOpenChange).toHaveBeenLastCalledWith(true);
      await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
      await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Radio' })).toBeVisible());
    });
    await step('Escape closes the drawer and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('navigation closes the drawer', async () => {
      await userEvent.click(button);
      const drawer = await screen.findByRole('dialog');
      const link = within(drawer).getByRole('link', { name: 'Radio' });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const PhoneOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <SidebarLayout {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open sidebar' }));
    await screen.findByRole('dialog');
  },
};

export const LongText: Story = {
  args: {
    sidebar: Array.from({ length: 40 }, (_, index) => (
      <SidebarItem key={index} href={`#${index}`} icon={<MusicIcon />} badge={index * 1000}>
        {`A playlist whose name goes on for longer than any sidebar is wide, number ${index}`}
      </SidebarItem>
    )),
    children: <p>{'word'.repeat(300)}</p>,
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
