import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { HeartIcon, HomeIcon, MusicIcon } from '../icons/icons.tsx';
import { SidebarItem } from '../SidebarLayout/SidebarItem.tsx';
import { Text } from '../Text/Text.tsx';
import { measures } from '../theme/measures.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { AppLayout } from './AppLayout.tsx';

const places = (label: string) => (
  <nav aria-label={label} style={{ padding: 12 }}>
    <SidebarItem href="#home" icon={<HomeIcon />} isCurrent>
      Home
    </SidebarItem>
    <SidebarItem href="#liked" icon={<HeartIcon />}>
      Liked
    </SidebarItem>
  </nav>
);

const paragraphs = Array.from({ length: 60 }, (_, index) => (
  <Text as="p" key={index}>
    The tide came in and the tape ran on.
  </Text>
));

const meta = {
  title: 'ui/Layout/AppLayout',
  tags: ['rtl'],
  component: AppLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    mainId: 'page',
    sidebar: places('Main'),
    header: <Text weight="bold">Segno</Text>,
    children: (
      <>
        <Heading level={1}>Good evening</Heading>
        {paragraphs}
      </>
    ),
    panel: (
      <aside aria-label="Queue" style={{ padding: 16 }}>
        <Text>Nothing is queued</Text>
      </aside>
    ),
    dock: (
      <section aria-label="Player" style={{ padding: 16 }}>
        <MusicIcon />
      </section>
    ),
    style: { '--segno-layout-dock': '56px' } as CSSProperties,
  },
} satisfies Meta<typeof AppLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element) => element.getBoundingClientRect();
const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    main: canvas.getByRole('main'),
    sidebar: canvas.getByRole('navigation', { name: 'Main' }),
    panel: canvas.getByRole('complementary', { name: 'Queue' }),
    dock: canvas.getByRole('region', { name: 'Player' }),
  };
};

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    const { canvas, main, sidebar, panel, dock } = partsOf(canvasElement);
    await step('the sidebar is at the start and the panel at the end of the page', async () => {
      const [start, middle, end] = [sidebar, main, panel].map((part) => box(part).left);
      const isRtl = document.documentElement.dir === 'rtl';
      await expect(isRtl ? start! > middle! && middle! > end! : start! < middle! && middle! < end!).toBe(
        true,
      );
    });
    await step('sidebar, panel and dock stay in view while the document scrolls', async () => {
      scrollTo(0, 400);
      await expect(box(sidebar).top).toBe(0);
      await expect(Math.round(box(panel).top)).toBeLessThanOrEqual(1);
      await expect(box(dock).bottom).toBe(innerHeight);
      await expect(box(canvas.getByRole('banner')).bottom).toBeLessThan(0);
      scrollTo(0, 0);
    });
    await step('the first tab stop skips to the page', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(main).toHaveFocus();
    });
  },
};

/** The page has its own scroll area, and the header stays in view. On phones the document scrolls. */
export const Adaptive: Story = {
  args: { scroll: 'adaptive', mainProps: { tabIndex: 0 } },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    const { main, dock } = partsOf(canvasElement);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
    await expect(main.scrollHeight).toBeGreaterThan(main.clientHeight);
    await expect(box(main).bottom).toBeLessThanOrEqual(box(dock).top);
  },
};

/** The header has the full width, and the dock is between sidebar and panel. */
export const HeaderInTheCorner: Story = {
  args: { corner: 'header', scroll: 'page', mainProps: { tabIndex: 0 }, style: { blockSize: 600 } },
};

/** The sizes are custom properties, of the layout or of an element around it. */
export const Sizes: Story = {
  args: {
    style: {
      '--segno-layout-sidebar': '160px',
      '--segno-layout-header': '48px',
      '--segno-layout-panel': '200px',
      '--segno-layout-padding': '40px',
      '--segno-layout-dock': '56px',
    } as CSSProperties,
  },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    const { canvas, main, panel } = partsOf(canvasElement);
    await expect(box(canvas.getByRole('banner')).height).toBe(48);
    await expect(box(panel.parentElement!).width).toBe(200);
    await expect(box(main).width).toBe(document.documentElement.clientWidth - 160 - 200);
    await expect(getComputedStyle(main).paddingInlineStart).toBe('40px');
  },
};

/** The bottom bar replaces the sidebar. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { bottomBar: places('Bottom'), panel: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Bottom' })).toBeVisible();
    await expect(box(canvas.getByRole('banner')).height).toBe(measures.navbarHeight.sm);
    await expect(box(canvas.getByRole('main')).left).toBe(0);
  },
};

export const LongText: Story = {
  args: { children: <p style={{ overflowWrap: 'anywhere' }}>{'word'.repeat(300)}</p>, dock: undefined },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
