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
          <Text size="sm" tone="muted">
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
      <icons.PlayIcon size="2em" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [inText, ...sized] = [...canvasElement.querySelectorAll('svg')];
    const around = Number.parseFloat(getComputedStyle(inText!.parentElement!).fontSize);
    const sidesOf = (icon: Element) => {
      const { width, height } = icon.getBoundingClientRect();
      return [width, height];
    };
    await expect(sidesOf(inText!)).toEqual([around * 1.25, around * 1.25]);
    const own = Number.parseFloat(getComputedStyle(sized[0]!.parentElement!).fontSize);
    await expect(sized.map(sidesOf)).toEqual([16, 32, own * 2].map((side) => [side, side]));
  },
};

/** Icons are strokes in the text colour; some are filled, with or without a stroke. */
export const Lines: Story = {
  render: () => (
    <Inline style={{ color: 'rgb(1, 2, 3)' }}>
      <icons.HomeIcon />
      <icons.PlayIcon />
      <icons.PauseIcon />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const looks = [...canvasElement.querySelectorAll('svg')].map((icon) => {
      const { fill, stroke, strokeWidth, strokeLinecap } = getComputedStyle(icon);
      return [fill, stroke, strokeWidth, strokeLinecap];
    });
    const ink = 'rgb(1, 2, 3)';
    await expect(looks[0]).toEqual(['none', ink, '1.75px', 'round']);
    await expect(looks[1]).toEqual([ink, ink, '1.75px', 'round']);
    await expect(looks[2]?.slice(0, 2)).toEqual([ink, 'none']);
  },
};

/** An icon without visible text has an accessible name. */
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
