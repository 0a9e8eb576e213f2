import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { Code } from './Code.tsx';

const meta = {
  title: 'ui/Content/Code',
  component: Code,
  args: { children: 'SEGNO_DATA_DIR' },
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByText('SEGNO_DATA_DIR');
    await expect(code.localName).toBe('code');
    // Translation services must not change it.
    await expect(code).toHaveAttribute('translate', 'no');
  },
};

/** In a right-to-left text it is still written from left to right. */
export const InText: Story = {
  tags: ['rtl'],
  render: () => (
    <Text>
      Set <Code>PORT=4300</Code> before the start.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByText('PORT=4300');
    await expect(getComputedStyle(code).direction).toBe('ltr');
  },
};

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Code>{longText}</Code>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement.querySelector('div')!);
  },
};
