import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PlayNextIcon, PlusIcon, TrashIcon } from '../icons/icons.tsx';
import { arrow } from '../testing/arrow.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { SelectionBar } from './SelectionBar.tsx';

const onClear = fn();

const meta = {
  title: 'ui/Actions/SelectionBar',
  component: SelectionBar,
  args: {
    label: '3 tracks selected',
    onClear,
    children: [
      <Button key="next" variant="ghost" startIcon={<PlayNextIcon />}>
        Play next
      </Button>,
      <Button key="add" variant="ghost" startIcon={<PlusIcon />}>
        Add to playlist
      </Button>,
      <Button key="remove" variant="ghost" tone="danger" startIcon={<TrashIcon />}>
        Remove
      </Button>,
    ],
  },
  beforeEach: () => void onClear.mockClear(),
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop. Escape clears the selection, also without focus in the bar. */
export const Default: Story = {
  tags: ['rtl', 'modes'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 tracks selected');
    await userEvent.keyboard('{Escape}');
    await expect(onClear).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play next' })).toHaveFocus();
    await userEvent.keyboard(arrow('end') + '{End}');
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClear).toHaveBeenCalledTimes(2);
  },
};

/** The bar stays in view while its list scrolls. */
export const Scrolling: Story = {
  render: (args) => (
    <div style={{ maxBlockSize: 240, overflow: 'auto' }}>
      <div style={{ blockSize: 600 }} />
      <SelectionBar {...args} />
    </div>
  ),
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('toolbar').getBoundingClientRect();
    await expect(bar.bottom).toBeLessThan(canvasElement.getBoundingClientRect().top + 300);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { label: longText },
  async play({ canvasElement }) {
    await expectToFit(canvasElement);
  },
};
