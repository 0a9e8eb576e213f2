import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { JsonField } from './JsonField.tsx';

const meta = {
  title: 'ui/Fields/JsonField',
  component: JsonField,
  args: {
    label: 'Settings',
    defaultValue: { crossfade: 4, gapless: true },
    minRows: 4,
    onChange: fn(),
    onValidityChange: fn(),
  },
  decorators: [inColumn(560)],
} satisfies Meta<typeof JsonField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The editor is in a shadow root, which queries by role do not enter. */
const codeOf = async (canvasElement: HTMLElement) => {
  const find = () =>
    [...canvasElement.querySelectorAll('*')]
      .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[role="textbox"]'))
      .find(Boolean);
  await waitFor(() => expect(find()).toBeTruthy(), { timeout: 10_000 });
  return find()!;
};

export const Default: Story = {
  tags: ['modes', 'rtl'],
  play: async ({ canvasElement }) => {
    const code = await codeOf(canvasElement);
    await expect(code).toHaveAttribute('aria-label', 'Settings');
    await expect(code.textContent).toContain('"crossfade": 4');
  },
};

export const Editing: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const code = await codeOf(canvasElement);
    const write = async (text: string) => {
      code.focus();
      getSelection()?.selectAllChildren(code);
      document.execCommand('insertText', false, text);
    };
    await step('a valid text is a value', async () => {
      await write('[1,2]');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([1, 2]));
    });
    await step('Format writes it with an indent, which is no change of the value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Format' }));
      await waitFor(() => expect(code.querySelectorAll('.cm-line')).toHaveLength(4));
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step('an invalid text is named when the field is left', async () => {
      await write('{"a"');
      await waitFor(() => expect(args.onValidityChange).toHaveBeenLastCalledWith(false));
      code.blur();
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/not valid JSON/));
      await expect(canvas.getByRole('button', { name: 'Format' })).toBeDisabled();
    });
  },
};

/** A check of the value, such as a schema. */
export const Checked: Story = {
  args: {
    defaultValue: { crossfade: 99 },
    check: () => 'crossfade is at most 12.',
    description: 'Changes apply after the next start.',
  },
};

export const Invalid: Story = { args: { errorMessage: 'These settings are not known.', isRequired: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Empty: Story = { args: { defaultValue: undefined, isRequired: true } };

export const LongText: Story = {
  args: { label: longText, description: longText, errorMessage: longText, defaultValue: { text: longText } },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <JsonField {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
