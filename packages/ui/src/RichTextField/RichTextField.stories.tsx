import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { RichTextField } from './RichTextField.tsx';

const meta = {
  title: 'ui/Fields/RichTextField',
  component: RichTextField,
  args: { label: 'Body', onChange: fn() },
  decorators: [inColumn(560)],
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const body =
  '<h2>About the label</h2><p>We press records in <strong>small numbers</strong>, and send them <a href="/contact">everywhere</a>.</p><ul><li><p>Slow music</p></li><li><p>Long sleeves</p></li></ul>';

const textOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Body' }, { timeout: 10_000 });

export const Default: Story = {
  tags: ['modes', 'rtl'],
  args: { placeholder: 'What the page says' },
  play: async ({ canvasElement, args, step }) => {
    const text = await textOf(canvasElement);
    await step('typed text is reported as HTML', async () => {
      await userEvent.click(text);
      await userEvent.keyboard('Low tide');
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('Low tide')),
      );
    });
  },
};

export const Filled: Story = { args: { defaultValue: body } };

/** Emphasis, lists and links only. */
export const Basic: Story = {
  args: { defaultValue: '<p>They met in a <em>rehearsal room</em>.</p>', formats: 'basic', minRows: 3 },
  play: async ({ canvasElement }) => {
    await textOf(canvasElement);
    await expect(within(canvasElement).queryByRole('button', { name: 'Heading' })).toBeNull();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Write a text.' },
  play: async ({ canvasElement }) => {
    const text = await textOf(canvasElement);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription('Write a text.');
  },
};

export const ReadOnly: Story = { args: { defaultValue: body, isReadOnly: true } };

export const LongText: Story = {
  args: {
    label: 'Body',
    description: 'It is shown on the page, in search results, and wherever somebody shares the page.',
    defaultValue: `<p>${'Lalala'.repeat(60)}</p>`,
  },
  play: async ({ canvasElement }) => {
    const text = await textOf(canvasElement);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
