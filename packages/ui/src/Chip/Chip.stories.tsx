import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { TagIcon, VerifiedIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { measures } from '../theme/measures.ts';
import { Chip } from './Chip.tsx';

const meta = { title: 'ui/Content/Chip', component: Chip, args: { children: 'Dream pop' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {sizes.map((size) => (
        <Chip key={size} id={`chip-${size}`} size={size} startIcon={<TagIcon />}>
          {size}
        </Chip>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const size of sizes) {
      const chip = canvasElement.querySelector(`#chip-${size}`)!;
      await expect(chip.getBoundingClientRect().height).toBe(measures.chipHeight[size]);
    }
  },
};

export const Tones: Story = {
  render: () => (
    <Inline wrap>
      {(['neutral', 'accent', 'positive', 'warning', 'danger'] as const).map((tone) => (
        <Chip key={tone} tone={tone} startIcon={<VerifiedIcon />}>
          {tone}
        </Chip>
      ))}
    </Inline>
  ),
};

export const Links: Story = {
  render: () => (
    <ChipGroup aria-label="Genres">
      {['Dream pop', 'Ambient', 'Chamber folk', 'Slow techno'].map((genre) => (
        <Chip key={genre} size="md" href={`#${genre}`}>
          {genre}
        </Chip>
      ))}
    </ChipGroup>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('list', { name: 'Genres' });
    await expect(within(group).getAllByRole('link')).toHaveLength(4);
    await expect(within(group).getByRole('link', { name: 'Ambient' }).getBoundingClientRect().height).toBe(
      32,
    );
  },
};

export const Choice: Story = {
  render: function Render() {
    const [chosen, choose] = useState('All');
    return (
      <ChipGroup aria-label="Show">
        {['All', 'Albums', 'Singles'].map((kind) => (
          <Chip key={kind} size="md" isSelected={chosen === kind} onPress={() => choose(kind)}>
            {kind}
          </Chip>
        ))}
      </ChipGroup>
    );
  },
  play: async ({ canvasElement }) => {
    const albums = within(canvasElement).getByRole('button', { name: 'Albums' });
    await userEvent.click(albums);
    await expect(albums).toHaveAttribute('aria-pressed', 'true');
    const all = within(canvasElement).getByRole('button', { name: 'All' });
    await expect(all).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab({ shift: true });
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(albums).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(albums).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, onPress: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: 'Music for airports, waiting rooms and other quiet public places' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByText(/Music for airports/).parentElement!;
    await expect(chip.getBoundingClientRect().width).toBeLessThanOrEqual(180);
  },
};
