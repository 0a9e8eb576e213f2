import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { measures } from '../theme/measures.ts';
import { ColorSwatch } from './ColorSwatch.tsx';

const meta = {
  title: 'ui/Fields/ColorSwatch',
  component: ColorSwatch,
  args: { color: '#c23d14' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof ColorSwatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/orange/);
  },
};

export const Named: Story = {
  args: { colorName: 'Segno ember' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/Segno ember/);
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Inline>
      {sizes.map((size) => (
        <ColorSwatch key={size} size={size} color="#2f66ad" aria-label={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const swatches = within(canvasElement).getAllByRole('img');
    for (const [index, size] of sizes.entries())
      await expect(swatches[index]!.getBoundingClientRect().width).toBe(measures.inputHeight[size]);
  },
};

export const Shapes: Story = {
  render: () => (
    <Inline>
      <ColorSwatch color="#8f4298" size="md" />
      <ColorSwatch color="#8f4298" size="md" shape="round" />
    </Inline>
  ),
};

export const Transparent: Story = {
  render: () => (
    <Inline>
      {['#c23d1480', '#ffffff40', 'rgb(0 0 0 / 20%)', 'transparent'].map((color) => (
        <ColorSwatch key={color} size="md" color={color} />
      ))}
    </Inline>
  ),
};

/** Empty, and not a valid colour. */
export const None: Story = {
  render: () => (
    <Inline>
      <ColorSwatch color={null} size="md" colorName="None" />
      <ColorSwatch color="not a colour" size="md" colorName="None" />
    </Inline>
  ),
};

/** White and black have a visible edge on every surface. */
export const Edges: Story = {
  render: () => (
    <Inline>
      <ColorSwatch color="#ffffff" size="md" />
      <ColorSwatch color="#000000" size="md" />
    </Inline>
  ),
};
