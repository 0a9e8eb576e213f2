import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { measures } from '../theme/measures.ts';
import { ColorField, type ColorFieldProps } from './ColorField.tsx';

const meta = {
  title: 'ui/Fields/ColorField',
  component: ColorField,
  args: { label: 'Accent', defaultValue: '#c23d14', onChange: fn() },
  decorators: [inColumn(260)],
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');
const write = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.clear(input(canvasElement));
  await userEvent.type(input(canvasElement), text);
};

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('an incomplete code changes nothing', async () => {
      await write(canvasElement, '2f66a');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Enter commits a complete one', async () => {
      await userEvent.type(input(canvasElement), 'd{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenLastCalledWith('#2f66ad');
      await expect(input(canvasElement)).toHaveValue('#2f66ad');
    });
    await step('leaving the field commits too, in any CSS colour format', async () => {
      await write(canvasElement, 'rgb(29, 112, 128)');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('#1d7080');
    });
    await step('Escape restores the previous colour', async () => {
      await write(canvasElement, 'fff');
      await userEvent.keyboard('{Escape}');
      await expect(input(canvasElement)).toHaveValue('#1d7080');
    });
    await step('an empty value is allowed', async () => {
      await userEvent.clear(input(canvasElement));
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

/** Invalid text is kept as it was typed. */
export const NoColor: Story = {
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'sunset');
    await userEvent.tab();
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveValue('sunset');
    await expect(input(canvasElement)).toHaveAccessibleDescription('This is not a color.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Rgb: Story = {
  args: { format: 'rgb', hasAlpha: true, defaultValue: '#c23d1480' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue('rgb(194 61 20 / 50%)');
  },
};

/** Without `hasAlpha` a colour is opaque. */
export const Alpha: Story = {
  render: (args) => (
    <Stack>
      <ColorField {...args} label="With" hasAlpha defaultValue="#c23d1480" />
      <ColorField {...args} label="Without" defaultValue="#c23d1480" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'With' })).toHaveValue('#c23d1480');
    await expect(within(canvasElement).getByRole('textbox', { name: 'Without' })).toHaveValue('#c23d14');
  },
};

export const Empty: Story = { args: { defaultValue: null, placeholder: '#rrggbb' } };

export const Required: Story = { args: { isRequired: true, description: 'Buttons and links have it.' } };

export const Invalid: Story = {
  args: { errorMessage: 'Words on it could not be read.' },
  play: async ({ canvasElement, step }) => {
    await step('FORM-3 the error is under the field and is its accessible description', async () => {
      await expect(input(canvasElement)).toBeInvalid();
      await expect(input(canvasElement)).toHaveAccessibleDescription(/could not be read/);
    });
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'The colour of everything on the page that can be pressed, followed or switched on and off',
    format: 'rgb',
    hasAlpha: true,
    defaultValue: '#c23d1480',
  },
  render: (args) => (
    <div style={{ inlineSize: 140 }}>
      <ColorField {...args} />
    </div>
  ),
};

function Controlled({ onChange, ...props }: ColorFieldProps) {
  const [value, setValue] = useState(props.defaultValue);
  return (
    <ColorField
      {...props}
      defaultValue={undefined}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

export const InAFormReset: Story = {
  args: { name: 'accent' },
  render: (args) => (
    <Form aria-label="Record">
      <ColorField {...args} />
      <Controlled {...args} label="Second" name="second" />
      <Button type="reset">Start again</Button>
    </Form>
  ),
  play: async ({ canvasElement, args, step }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    const startAgain = within(canvasElement).getByRole('button', { name: 'Start again' });
    const calls = () => (args.onChange as ReturnType<typeof fn>).mock.calls.flat();
    const field = (name: string) => within(canvasElement).getByRole('textbox', { name });
    for (const name of ['Accent', 'Second'])
      await step(`a reset restores the initial colour and calls onChange at once: ${name}`, async () => {
        await userEvent.clear(field(name));
        await userEvent.type(field(name), '#2f66ad{Enter}');
        await expect(calls().at(-1)).toBe('#2f66ad');
        // The focus stays in the field.
        form.reset();
        await waitFor(() => expect(calls().at(-1)).toBe('#c23d14'));
        await expect(field(name)).toHaveFocus();
        await expect(field(name)).toHaveValue('#c23d14');
        await expect([...new FormData(form).values()]).toEqual(['#c23d14', '#c23d14']);
      });
    await step('invalid text is removed together with its error', async () => {
      const before = calls().length;
      await userEvent.clear(field('Accent'));
      await userEvent.type(field('Accent'), 'sunset{Enter}');
      await expect(field('Accent')).toBeInvalid();
      await userEvent.click(startAgain);
      await waitFor(() => expect(field('Accent')).toHaveValue('#c23d14'));
      await expect(field('Accent')).not.toBeInvalid();
      await userEvent.tab();
      await expect(calls()).toHaveLength(before);
    });
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <ColorField key={size} size={size} label={size} defaultValue="#2f66ad" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(
          within(canvasElement).getByRole('textbox', { name: size }).parentElement!.getBoundingClientRect()
            .height,
        ).toBe(measures.inputHeight[size]),
      );
  },
};
