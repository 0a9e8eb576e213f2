import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  title: 'ui/Overlays/HoverCard',
  component: HoverCard,
  args: {
    label: 'Ines Varga',
    openDelay: 0,
    children: <Link href="#ines">Ines Varga</Link>,
    content: (
      <Inline align="center" wrap={false}>
        <Avatar name="Ines Varga" size="lg" aria-hidden />
        <Stack space="2xs">
          <Text weight="bold">Ines Varga</Text>
          <Text tone="muted" size="sm">
            12 albums, 4,210 followers
          </Text>
        </Stack>
      </Inline>
    ),
  },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = '12 albums, 4,210 followers';
const shown = () => screen.findByText(words);
const gone = () => waitFor(() => expect(screen.queryByText(words)).toBeNull());

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ines Varga' });
    await step('it opens while the pointer rests on the link, and is its description', async () => {
      await userEvent.hover(link);
      await shown();
      await expect(link).toHaveAccessibleDescription(/4,210 followers/);
    });
    await step('the pointer may move into the card', async () => {
      await userEvent.hover(screen.getByText(words));
      await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    });
    await step('and it closes once the pointer has left both', async () => {
      await userEvent.unhover(screen.getByText(words));
      await gone();
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ines Varga' });
    await step('keyboard focus opens it', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await shown();
    });
    await step('Escape closes it, and the focus stays on the link', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(link).toHaveFocus();
    });
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await shown();
  },
};

/** The card does not open; the link works as before. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ines Varga' });
    await userEvent.hover(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).not.toHaveAccessibleDescription();
    await expect(screen.queryByText(words)).toBeNull();
  },
};

const sides = ['top', 'bottom', 'start', 'end'] as const;

export const Placements: Story = {
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 400 }}>
      <Inline>
        {sides.map((placement) => (
          <HoverCard key={placement} {...args} placement={placement} label={placement} content={placement}>
            <Link href={`#${placement}`}>to the {placement}</Link>
          </HoverCard>
        ))}
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const placement of ['top', 'bottom']) {
      await userEvent.tab();
      const link = within(canvasElement).getByRole('link', { name: `to the ${placement}` });
      await expect(link).toHaveFocus();
      const card = await screen.findByText(placement, { exact: true });
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      await waitFor(() =>
        expect(Math.sign(middle(card.getBoundingClientRect()) - middle(link.getBoundingClientRect()))).toBe(
          placement === 'top' ? -1 : 1,
        ),
      );
    }
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: (
      <Text>
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft plays slow music for
        long evenings, {words}
      </Text>
    ),
  },
  play: async () => {
    const card = await screen.findByText(/plays slow music/);
    await expect(card.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
