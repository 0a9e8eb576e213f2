import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { sampleCover } from '../testing/sampleCover.ts';
import { MicIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Image } from './Image.tsx';

const meta = {
  title: 'ui/Content/Image',
  component: Image,
  args: {
    src: sampleCover('#1d3f5c', '#f2b544'),
    alt: 'A yellow sun sinking into dark blue water',
    color: '#1d3f5c',
    radius: 'card',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onLoad: fn() },
  play: async ({ canvasElement, args }) => {
    const image = within(canvasElement).getByRole('img', { name: args.alt });
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
    await expect(image.getBoundingClientRect().width).toBe(200);
    await expect(image.getBoundingClientRect().height).toBe(200);
  },
};

/** The colour is shown until the picture has loaded. */
export const NotThereYet: Story = {
  args: { src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', alt: '' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('img')!.parentElement!;
    await expect(getComputedStyle(frame).backgroundColor).toBe('rgb(29, 63, 92)');
    await expect(frame.getBoundingClientRect().height).toBe(200);
  },
};

/** It keeps its size and its alternative text. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const fallback = within(canvasElement).getByRole('img', { name: args.alt });
    await expect(fallback.getBoundingClientRect().height).toBe(200);
  },
};

export const Missing: Story = {
  args: { src: null, alt: '', fallbackIcon: <MicIcon />, radius: 'round' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** Alternative text of any length is accessible, and not visible in place of the picture. */
export const LongText: Story = {
  args: { src: null, alt: longText },
  play: async ({ canvasElement }) => {
    const fallback = within(canvasElement).getByRole('img', { name: longText });
    await expectToFit(fallback);
    const { width, height } = fallback.getBoundingClientRect();
    await expect([width, height]).toEqual([200, 200]);
  },
};

export const Ratios: Story = {
  render: (args) => (
    <Inline space="md" align="start" style={{ inlineSize: 'min(640px, 100%)' }}>
      <Image {...args} ratio={1} />
      <Image {...args} ratio={16 / 9} />
      <Image {...args} width={300} height={400} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [square, wide, tall] = [...canvasElement.querySelectorAll('img')].map((image) =>
      image.getBoundingClientRect(),
    );
    await expect(square!.width / square!.height).toBeCloseTo(1, 1);
    await expect(wide!.width / wide!.height).toBeCloseTo(16 / 9, 1);
    await expect(tall!.width / tall!.height).toBeCloseTo(3 / 4, 1);
  },
};

export const Radii: Story = {
  render: (args) => (
    <Inline space="md" style={{ inlineSize: 'min(640px, 100%)' }}>
      {(['none', 'control', 'card', 'panel', 'round'] as const).map((radius) => (
        <Image key={radius} {...args} radius={radius} />
      ))}
    </Inline>
  ),
};
