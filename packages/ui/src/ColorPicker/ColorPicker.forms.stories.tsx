import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { ColorPicker } from './ColorPicker.tsx';
import { closed, presets } from './storyColors.ts';

/** Its states as a field, and its value in a form. */
const meta = {
  title: 'ui/Fields/ColorPicker/Forms',
  component: ColorPicker,
  args: { label: 'Accent', defaultValue: '#c23d14', onChange: fn(), onChangeEnd: fn() },
  decorators: [inColumn(300)],
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAForm: Story = {
  args: { name: 'accent' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input[name="accent"]')).toHaveValue('#c23d14');
  },
};

const sent = fn((event: FormEvent<HTMLFormElement>) => event.preventDefault());

export const InAFormRequired: Story = {
  args: { name: 'accent', isRequired: true, defaultValue: '', presets: ['#000000', ...presets] },
  render: (args) => (
    <Form aria-label="Theme" onSubmit={sent}>
      <ColorPicker {...args} />
      <Button type="submit">Save</Button>
      <Button type="reset">Start again</Button>
    </Form>
  ),
  play: async ({ canvasElement, args, step }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    const picker = () => canvas.getByRole('button', { name: /^Accent/ });
    await step('without a colour the button shows that there is none', async () => {
      await expect(picker()).toHaveAccessibleName('Accent Select…');
      await expect(new FormData(form).get('accent')).toBe('');
    });
    await step('it blocks the submission, shows its error and gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(sent).not.toHaveBeenCalled();
      await waitFor(() => expect(picker()).toHaveFocus());
      await expect(picker()).toHaveAccessibleDescription(/\S/);
    });
    await step('any colour makes it valid, including the initial colour of the panel', async () => {
      await userEvent.click(picker());
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(within(dialog).getByRole('listbox')).getAllByRole('option')[0]!);
      await expect(args.onChange).toHaveBeenLastCalledWith('#000000');
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(picker()).not.toHaveAccessibleDescription();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(sent).toHaveBeenCalledOnce();
      await expect([...new FormData(form)]).toEqual([['accent', '#000000']]);
    });
    await step('a reset clears the value and shows no error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(picker()).toHaveAccessibleName('Accent Select…'));
      await expect(picker()).not.toHaveAccessibleDescription();
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
  },
};

export const InAFormReset: Story = {
  args: { name: 'accent', variant: 'inline' },
  render: (args) => (
    <Form aria-label="Theme">
      <ColorPicker {...args} />
      <Button type="reset">Start again</Button>
    </Form>
  ),
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    const code = within(canvasElement).getByRole('textbox', { name: 'Color' });
    await userEvent.clear(code);
    await userEvent.type(code, '2f66ad{Enter}');
    await expect(new FormData(form).get('accent')).toBe('#2f66ad');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(new FormData(form).get('accent')).toBe('#c23d14'));
    await expect(code).toHaveValue('#c23d14');
    await expect(args.onChange).toHaveBeenLastCalledWith('#c23d14');
  },
};

function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Form
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({ accent: 'Another label has it.' });
      }}
    >
      <ColorPicker label="Accent" name="accent" presets={presets} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

export const InAFormRefused: Story = {
  render: () => <Refused />,
  play: async ({ canvasElement, step }) => {
    const picker = within(canvasElement).getByRole('button', { name: /^Accent/ });
    await step('the error of the server is under the picker, which has the focus', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(picker).toHaveFocus());
      await expect(picker).toHaveAccessibleDescription('Another label has it.');
    });
    await step('the error stays until the colour changes', async () => {
      await userEvent.click(picker);
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(within(dialog).getByRole('listbox')).getAllByRole('option')[0]!);
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(picker).not.toHaveAccessibleDescription();
    });
  },
};

export const NoneChosen: Story = { args: { defaultValue: '' } };

export const Required: Story = {
  args: { isRequired: true, description: 'Buttons and links have it.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('*')).toBeVisible();
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      'Buttons and links have it.',
    );
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Words on it could not be read.' },
  play: async ({ canvasElement, step }) => {
    await step('FORM-3 the error is under the field and is its accessible description', () =>
      expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(/could not be read/),
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
  },
};
