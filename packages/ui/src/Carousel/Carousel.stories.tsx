import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { longText } from '../testing/longText.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { arrow } from '../testing/arrow.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Carousel } from './Carousel.tsx';

const names = [
  'Paper Lanterns',
  'Low Tide',
  'Winter Orchard',
  'Glass Harbour',
  'Copper Sky',
  'Soft Machines',
];

const card = (index: number) => (
  <a
    key={index}
    href={`#album-${index}`}
    style={{ display: 'flex', flexDirection: 'column', gap: 8, textDecoration: 'none' }}
  >
    <span
      style={{
        aspectRatio: '1',
        borderRadius: 10,
        background: `oklch(0.6 0.12 ${index * 47})`,
        inlineSize: '100%',
      }}
    />
    <span>{names[index % names.length]}</span>
  </a>
);

const meta = {
  title: 'ui/Collections/Carousel',
  component: Carousel,
  args: {
    label: 'New releases',
    header: <Heading level={2}>New releases</Heading>,
    children: Array.from({ length: 14 }, (_, index) => card(index)),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = () => screen.getByRole('list');
const isRightToLeft = () => document.documentElement.dir === 'rtl';

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ step }) => {
    if (isPhonePage()) return;
    const previous = await screen.findByRole('button', { name: 'Previous' });
    const next = screen.getByRole('button', { name: 'Next' });
    await step('at the start Previous is disabled', () =>
      expect(previous).toHaveAttribute('aria-disabled', 'true'),
    );
    await step('Next scrolls to the next items', async () => {
      await userEvent.click(next);
      await waitFor(() => expect(Math.abs(row().scrollLeft)).toBeGreaterThan(300));
      await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled', 'true'));
    });
    await step('at the end Next is disabled and keeps the focus', async () => {
      row().scrollTo({ left: isRightToLeft() ? -99_999 : 99_999, behavior: 'instant' });
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
      await expect(next).toHaveFocus();
    });
    row().scrollTo({ left: 0, behavior: 'instant' });
  },
};

export const Keyboard: Story = {
  tags: ['rtl'],
  play: async ({ step }) => {
    if (isPhonePage()) return;
    const links = screen.getAllByRole('link');
    links[0]?.focus();
    await step('arrow keys move from item to item', async () => {
      await userEvent.keyboard(arrow('end').repeat(2));
      await expect(links[2]).toHaveFocus();
      await userEvent.keyboard(arrow('start'));
      await expect(links[1]).toHaveFocus();
    });
    await step('End moves to the last item and scrolls it into view', async () => {
      await userEvent.keyboard('{End}');
      await expect(links.at(-1)).toHaveFocus();
      await waitFor(() =>
        expect(links.at(-1)!.getBoundingClientRect().right).toBeLessThanOrEqual(
          row().getBoundingClientRect().right,
        ),
      );
    });
    await step('Home moves to the first item', async () => {
      await userEvent.keyboard('{Home}');
      await expect(links[0]).toHaveFocus();
    });
  },
};

export const WithLink: Story = {
  args: {
    header: (
      <Inline align="center">
        <Heading level={2}>New releases</Heading>
        <Link href="#all" tone="muted">
          Show all
        </Link>
      </Inline>
    ),
  },
};

/** Without overflow there are no buttons, and the items keep their place. */
export const Few: Story = {
  args: { children: [card(0), card(1)] },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};

export const Wide: Story = { args: { itemWidth: 320 } };

export const Phone: Story = {
  tags: ['rtl'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('the third item is partly visible', async () => {
      const third = screen.getAllByRole('listitem')[2]!.getBoundingClientRect();
      const { left, right } = row().getBoundingClientRect();
      const [near, far] = isRightToLeft()
        ? [left - third.right, left - third.left]
        : [third.left - right, third.right - right];
      await expect(near).toBeLessThan(-16);
      await expect(far).toBeGreaterThan(0);
    });
  },
};

/** On a page without padding that sets no gutter, the row ends at the edge of the page. */
export const AtThePagesEdge: Story = {
  tags: ['rtl'],
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const [first] = screen.getAllByRole('listitem');
    const { left, right } = first!.getBoundingClientRect();
    await expect(isRightToLeft() ? page.clientWidth - right : left).toBeCloseTo(0, 0);
  },
};

/** A part with a direction other than the page’s starts at the page’s end edge and does not make the page scroll. */
export const AgainstThePage: Story = {
  tags: ['rtl'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div dir={isRightToLeft() ? 'ltr' : 'rtl'} style={{ padding: 8, paddingInlineStart: 0 }}>
      <Carousel {...args} />
    </div>
  ),
  play: async ({ step }) => {
    const page = document.documentElement;
    const [first] = screen.getAllByRole('listitem');
    await step('the page does not scroll', () =>
      expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth),
    );
    await step('the first item is at that edge, with space for its focus ring', async () => {
      const { left, right } = first!.getBoundingClientRect();
      await expect(isRightToLeft() ? left : page.clientWidth - right).toBeCloseTo(8, 0);
    });
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <LocaleProvider locale="he-IL">
      <div dir="rtl">
        <Carousel {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ step }) => {
    if (isPhonePage()) return;
    await step('it starts at the right and continues to the left', async () => {
      const [first] = screen.getAllByRole('listitem');
      await expect(first!.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth / 2);
      await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
      await waitFor(() => expect(row().scrollLeft).toBeLessThan(-300));
    });
    await step('the left arrow key moves forward', async () => {
      const links = screen.getAllByRole('link');
      links[0]?.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(links[1]).toHaveFocus();
    });
  },
};

export const LongText: Story = {
  args: {
    header: <Heading level={2}>{longText}</Heading>,
    children: Array.from({ length: 8 }, (_, index) => (
      <a key={index} href={`#playlist-${index}`}>
        {index} {longText}
      </a>
    )),
  },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    for (const item of screen.getAllByRole('listitem'))
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};
