import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as icons from './icons.tsx';

const meta = { title: 'foundation/Icons', component: icons.PlayIcon } satisfies Meta<typeof icons.PlayIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid minItemWidth={120}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} space="xs" align="center">
          <Icon size={24} />
          <Text size="small" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline space="md">
      <Text size="hero">
        <icons.PlayIcon />
      </Text>
      <icons.PlayIcon size={16} />
      <icons.PlayIcon size={32} />
    </Inline>
  ),
};

/** An icon that stands alone says what it means. */
export const Labelled: Story = {
  args: { label: 'Playing', size: 32 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Playing' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <icons.ChevronStartIcon size={32} />
      <icons.ChevronEndIcon size={32} />
      <icons.PlayIcon size={32} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [start, , play] = canvasElement.querySelectorAll('svg');
    await expect(getComputedStyle(start!).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(getComputedStyle(play!).transform).toBe('none');
  },
};
