import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoreIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'ui/Content/Card',
  component: Card,
  args: {
    title: 'Two-factor authentication',
    level: 2,
    description: 'A code from your phone with every sign-in.',
    children: (
      <Inline>
        <Button>Set up</Button>
      </Inline>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Two-factor authentication' }),
    ).toBeVisible();
  },
};

export const Variants: Story = {
  render: () => (
    <Grid minItemWidth={200}>
      {(['raised', 'outlined', 'plain'] as const).map((variant) => (
        <Card key={variant} variant={variant} level={2} title={variant}>
          <Text tone="muted">Everything on one surface.</Text>
        </Card>
      ))}
    </Grid>
  ),
};

export const Paddings: Story = {
  render: () => (
    <Grid minItemWidth={160}>
      {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding} variant="outlined">
          {padding}
        </Card>
      ))}
    </Grid>
  ),
};

/** The whole card is the hit target of the link, and its buttons still work. */
export const Linked: Story = {
  args: {
    href: '#open',
    actions: (
      <IconButton aria-label="More options" variant="ghost" size="xs">
        <MoreIcon />
      </IconButton>
    ),
    children: undefined,
  },
  play: async ({ canvasElement, step }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Two-factor authentication' });
    const more = within(canvasElement).getByRole('button', { name: 'More options' });
    const hit = (element: Element, x: number, y: number) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    };
    await step('a press anywhere on the card presses the link', () =>
      expect(hit(link.closest('div')!.parentElement!.parentElement!, 0.5, 0.9)).toBe(link),
    );
    await step('a press on its button presses the button', () =>
      expect(more.contains(hit(more, 0.5, 0.5))).toBe(true),
    );
    await step('Tab moves to the link, then to the button', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.tab();
      await expect(more).toHaveFocus();
    });
    await step('Enter follows the link', async () => {
      const followed = fn((event: Event) => event.preventDefault());
      link.addEventListener('click', followed);
      link.focus();
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledTimes(1);
      link.removeEventListener('click', followed);
    });
  },
};

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Card
        level={2}
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and its many friends"
        description="A description that does not stop where the card would like it to stop."
        actions={
          <IconButton aria-label="More options" variant="ghost" size="xs">
            <MoreIcon />
          </IconButton>
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
