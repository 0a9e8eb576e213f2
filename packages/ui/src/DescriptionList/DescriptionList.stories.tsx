import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'ui/Content/DescriptionList',
  component: DescriptionList,
  args: {
    children: [
      <DescriptionItem key="label" term="Label">
        Harbour Records
      </DescriptionItem>,
      <DescriptionItem key="released" term="Released">
        3 October 2026
      </DescriptionItem>,
      <DescriptionItem key="upc" term="Barcode">
        0602445790128
      </DescriptionItem>,
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = (canvas: HTMLElement) =>
  ['term', 'definition'].map((role) => within(canvas).getAllByRole(role)[0]!.getBoundingClientRect());

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    await step('each value is the definition of its term', async () => {
      await expect(within(canvasElement).getAllByRole('term')).toHaveLength(3);
      await expect(within(canvasElement).getAllByRole('definition')[1]).toHaveTextContent('3 October 2026');
    });
    await step('the value is beside its term', async () => {
      const [term, value] = places(canvasElement);
      await expect(value!.top).toBe(term!.top);
    });
  },
};

export const Stacked: Story = {
  args: { layout: 'stacked' },
  play: async ({ canvasElement }) => {
    const [term, value] = places(canvasElement);
    await expect(value!.top).toBeGreaterThanOrEqual(term!.bottom);
  },
};

/** Where there is no room for both, the value is below its term. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: Stacked.play,
};

export const LongText: Story = {
  args: { children: <DescriptionItem term={longText}>{longText}</DescriptionItem> },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement.querySelector('dl')!);
  },
};
