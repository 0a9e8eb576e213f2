import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Button } from '../Button/Button.tsx';
import { ClockIcon } from '../icons/icons.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'ui/Fields/NumberField',
  component: NumberField,
  args: { label: 'Seats', onChange: fn() },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <div style={{ maxWidth: 280 }}>
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

export const Default: Story = {
  args: { defaultValue: 4, minValue: 1, maxValue: 60 },
  play: async ({ canvasElement, args, step }) => {
    const field = fieldOf(canvasElement);
    await step('the steppers are named after the field and change the number', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Increase Seats' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(5);
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Decrease Seats' }));
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Decrease Seats' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
    });
    await step('a mouse press on a stepper leaves the focus in the field', () => expect(field).toHaveFocus());
  },
};

/** The keyboard table of the spin button pattern. */
export const Keyboard: Story = {
  args: { defaultValue: 4, minValue: 1, maxValue: 60 },
  play: async ({ canvasElement, args, step }) => {
    const field = fieldOf(canvasElement);
    const press = async (key: string, value: string) => {
      await userEvent.keyboard(key);
      await expect(field).toHaveValue(value);
    };
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await step('arrow keys change the number by one step', async () => {
      await press('{ArrowUp}', '5');
      await press('{ArrowDown}{ArrowDown}', '3');
    });
    await step('Page Up and Page Down change it by ten steps and stop at the bounds', async () => {
      await press('{PageUp}', '13');
      await press('{PageDown}{PageDown}', '1');
    });
    await step('Home and End set the bounds', async () => {
      await press('{End}', '60');
      await press('{PageUp}', '60');
      await press('{Home}', '1');
    });
    await step('a key steps from the typed text', async () => {
      await userEvent.clear(field);
      await press('20{PageUp}', '30');
    });
    await step('on blur the number is clamped to the bounds', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('59{ArrowUp}{ArrowUp}');
      await expect(field).toHaveValue('60');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(60);
    });
    await step('the steppers are not in the tab order', () =>
      expect(within(canvasElement).getByRole('button', { name: 'Increase Seats' })).not.toHaveFocus(),
    );
  },
};

/** Without bounds Home and End move the caret. */
export const Unbounded: Story = {
  args: { label: 'Offset', defaultValue: 12 },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('{Home}-');
    await expect(field).toHaveValue('-12');
    await userEvent.keyboard('{End}5{Tab}');
    await expect(field).toHaveValue('-125');
  },
};

export const Clamped: Story = {
  args: { label: 'Percent of the track', minValue: 0, maxValue: 100, step: 5, defaultValue: 50 },
  play: async ({ canvasElement, args, step }) => {
    const field = fieldOf(canvasElement);
    await step('a number between two steps is rounded to the nearer', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '43{Tab}');
      await expect(field).toHaveValue('45');
    });
    await step('a number outside the bounds is clamped', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '900{Tab}');
      await expect(field).toHaveValue('100');
      await expect(args.onChange).toHaveBeenLastCalledWith(100);
    });
    await step('the stepper at a bound is disabled', () =>
      expect(within(canvasElement).getByRole('button', { name: /Increase/ })).toBeDisabled(),
    );
    await step('letters cannot be typed', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'abc7');
      await expect(field).toHaveValue('7');
    });
  },
};

export const UnitsAndCurrencies: Story = {
  render: () => (
    <Stack>
      <NumberField
        label="Price"
        defaultValue={9.9}
        minValue={0}
        step={0.1}
        formatOptions={{ style: 'currency', currency: 'EUR' }}
      />
      <NumberField
        label="Trial"
        defaultValue={14}
        minValue={0}
        formatOptions={{ style: 'unit', unit: 'day', unitDisplay: 'long' }}
      />
      <NumberField
        label="Share"
        defaultValue={0.25}
        minValue={0}
        maxValue={1}
        formatOptions={{ style: 'percent' }}
      />
      <NumberField
        label="Fade"
        defaultValue={5}
        startAdornment={<ClockIcon size="1em" />}
        endAdornment="bars"
      />
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    const field = (name: string) => within(canvasElement).getByRole('textbox', { name });
    await step('the unit is added automatically', async () => {
      await expect(field('Price')).toHaveValue('€9.90');
      await expect(field('Trial')).toHaveValue('14 days');
    });
    await step('a number without the unit can be typed', async () => {
      await userEvent.clear(field('Price'));
      await userEvent.type(field('Price'), '1234.5{Tab}');
      await expect(field('Price')).toHaveValue('€1,234.50');
    });
    await step('Page Up changes a percentage by ten steps', async () => {
      await userEvent.click(field('Share'));
      await userEvent.keyboard('{PageUp}');
      await expect(field('Share')).toHaveValue('35%');
    });
  },
};

/** Formatted in Czech, and in Arabic, which is right to left. */
export const OtherLanguages: Story = {
  render: () => (
    <Stack>
      <LocaleProvider locale="cs-CZ">
        <NumberField label="Počet přehrání" defaultValue={1234567.5} />
      </LocaleProvider>
      <LocaleProvider locale="ar-EG">
        <div dir="rtl">
          <NumberField label="عدد المقاعد" defaultValue={1234} />
        </div>
      </LocaleProvider>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [czech, arabic] = within(canvasElement).getAllByRole('textbox');
    await expect(czech).toHaveValue(new Intl.NumberFormat('cs-CZ').format(1_234_567.5));
    await expect(arabic).toHaveValue(new Intl.NumberFormat('ar-EG').format(1234));
    await userEvent.clear(czech!);
    await userEvent.type(czech!, '2,5{Tab}');
    await expect(czech).toHaveValue('2,5');
  },
};

/** The form submits the plain number. */
export const InAForm: Story = {
  args: { name: 'price', defaultValue: 1250, formatOptions: { style: 'currency', currency: 'EUR' } },
  render: (args) => (
    <form>
      <NumberField {...args} />
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!;
    const sent = fn((event: Event) => {
      event.preventDefault();
      return [...new FormData(form)];
    });
    form.addEventListener('submit', sent);
    await expect([...new FormData(form)]).toEqual([['price', '1250']]);
    await userEvent.clear(fieldOf(canvasElement));
    await userEvent.keyboard('1300{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveReturnedWith([['price', '1300']]);
    form.removeEventListener('submit', sent);
  },
};

export const WithoutSteppers: Story = {
  args: { hideSteppers: true, label: 'Tempo', endAdornment: 'BPM', defaultValue: 92 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await userEvent.type(fieldOf(canvasElement), '{ArrowUp}');
    await expect(fieldOf(canvasElement)).toHaveValue('93');
  },
};

export const Required: Story = {
  args: { isRequired: true, description: 'How many people can listen at once.' },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeRequired();
    await expect(fieldOf(canvasElement)).toHaveAccessibleDescription('How many people can listen at once.');
  },
};

export const Invalid: Story = {
  args: { defaultValue: 12, errorMessage: 'This plan has six seats.' },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeInvalid();
    await expect(fieldOf(canvasElement)).toHaveAccessibleDescription(/six seats/);
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 6, isReadOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), '{ArrowUp}{PageUp}7');
    await expect(fieldOf(canvasElement)).toHaveValue('6');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { defaultValue: 6, isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: /Increase/ })).toBeDisabled();
  },
};

export const Pending: Story = {
  args: { defaultValue: 6, isPending: true },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Loading'));
  },
};

export const LongText: Story = {
  args: { label: longText, description: longText, errorMessage: longText, defaultValue: 123456789012345 },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <NumberField {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <NumberField key={size} size={size} label={size} defaultValue={measures.inputHeight[size]} />
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
