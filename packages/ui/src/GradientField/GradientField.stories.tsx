import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { GradientField } from './GradientField.tsx';

const sunset = 'linear-gradient(135deg, #f97316 0%, #db2777 60%, #4c1d95 100%)';

const meta = {
  title: 'ui/Fields/GradientField',
  component: GradientField,
  args: { label: 'Background', defaultValue: sunset, onChange: fn() },
  decorators: [inColumn(420)],
} satisfies Meta<typeof GradientField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['modes', 'rtl'],
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Background' })).toBeVisible();
    await step('a thumb moves by keyboard, and stops at its neighbours', async () => {
      canvas.getByRole('slider', { name: 'Colour 2 Positions' }).focus();
      await userEvent.keyboard('{PageUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        'linear-gradient(135deg, #f97316 0%, #db2777 70%, #4c1d95 100%)',
      );
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        'linear-gradient(135deg, #f97316 0%, #db2777 0%, #4c1d95 100%)',
      );
    });
    await step('a colour is added in the widest gap, and removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add colour' }));
      await expect(canvas.getAllByRole('slider')).toHaveLength(4);
      await userEvent.click(canvas.getByRole('button', { name: 'Remove colour 2' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(
        'linear-gradient(135deg, #f97316 0%, #932286 50%, #4c1d95 100%)',
      );
    });
    await step('the angle turns', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Angle' }));
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^linear-gradient\(136deg, /),
      );
    });
  },
};

/** Two colours are the fewest. */
export const TwoColours: Story = {
  args: { defaultValue: 'linear-gradient(to right, navy, teal)', description: 'Behind the title.' },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button', { name: /^Remove/ }))
      await expect(button).toBeDisabled();
  },
};

export const Translucent: Story = {
  args: { hasAlpha: true, defaultValue: 'linear-gradient(180deg, #00000000 0%, #000000cc 100%)' },
};

export const Invalid: Story = { args: { errorMessage: 'Text on this background is hard to read.' } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: { label: longText, description: longText, errorMessage: longText },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 280 }}>
      <GradientField {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
