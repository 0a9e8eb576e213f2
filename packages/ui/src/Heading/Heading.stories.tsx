import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'ui/Content/Heading',
  component: Heading,
  args: { level: 1, children: 'Halcyon Weather' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};

/** The size is independent of the level in the outline. */
export const Hero: Story = {
  args: { size: 'hero', children: 'Songs for the last train home' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: longText },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Heading {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement.firstElementChild!),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg', 'heading', 'title', 'hero'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heights = within(canvasElement)
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    await expect(new Set(heights).size).toBe(6);
  },
};

const tones = ['neutral', 'muted', 'accent', 'positive', 'warning', 'danger'] as const;

export const Tones: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Heading key={tone} level={2} tone={tone}>
          {tone}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const colours = within(canvasElement)
      .getAllByRole('heading')
      .map((heading) => getComputedStyle(heading).color);
    await expect(new Set(colours).size).toBe(tones.length);
  },
};

const weights = ['regular', 'medium', 'bold'] as const;

export const Weights: Story = {
  render: () => (
    <Stack>
      {weights.map((weight) => (
        <Heading key={weight} level={2} weight={weight}>
          {weight}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const found = within(canvasElement)
      .getAllByRole('heading')
      .map((heading) => Number(getComputedStyle(heading).fontWeight));
    await expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b));
  },
};

const aligns = ['start', 'center', 'end'] as const;

export const Alignments: Story = {
  tags: ['rtl'],
  render: () => (
    <Stack>
      {aligns.map((align) => (
        <Heading key={align} level={2} align={align}>
          {align}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const text = (name: string) => {
      const heading = within(canvasElement).getByRole('heading', { name });
      const range = document.createRange();
      range.selectNodeContents(heading);
      const { left, right } = range.getBoundingClientRect();
      const box = heading.getBoundingClientRect();
      return [left - box.left, box.right - right] as const;
    };
    const isRightToLeft = document.documentElement.dir === 'rtl';
    await expect(text('start')[isRightToLeft ? 1 : 0]).toBeCloseTo(0, 0);
    await expect(text('end')[isRightToLeft ? 0 : 1]).toBeCloseTo(0, 0);
    const [before, after] = text('center');
    await expect(before).toBeCloseTo(after, 0);
    await expect(before).toBeGreaterThan(10);
  },
};

/** Truncated after one or several lines; the tooltip has the whole text. */
export const Cut: Story = {
  args: { children: longText, level: 2 },
  render: (args) => (
    <Stack style={{ inlineSize: 280 }}>
      <Heading {...args} truncate />
      <Heading {...args} lines={2} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [line, lines] = within(canvasElement).getAllByRole('heading');
    await expect(line!.scrollWidth).toBeGreaterThan(line!.clientWidth);
    await expect(line).toHaveAttribute('title', longText);
    await expect(lines!.scrollHeight).toBeGreaterThan(lines!.clientHeight);
    await expect(lines).toHaveAttribute('title', longText);
    await expect(lines!.offsetHeight).toBe(line!.offsetHeight * 2);
  },
};
