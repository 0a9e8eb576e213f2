import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { arrow } from '../testing/arrow.ts';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { Text } from '../Text/Text.tsx';
import { measures } from '../theme/measures.ts';
import { ColorPicker } from './ColorPicker.tsx';
import { closed, presets } from './storyColors.ts';

const meta = {
  title: 'ui/Fields/ColorPicker',
  component: ColorPicker,
  args: { label: 'Accent', defaultValue: '#c23d14', onChange: fn(), onChangeEnd: fn() },
  decorators: [inColumn(300)],
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (handler: unknown) => (handler as ReturnType<typeof fn>).mock.lastCall?.[0] as string;

export const Default: Story = {
  args: { presets },
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole('button');
    await step('the accessible name of the button contains the label, the colour and its code', async () => {
      await expect(button).toHaveAccessibleName(/^Accent: .+#c23d14$/);
    });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await step('a code can be typed', async () => {
      const code = within(dialog).getByRole('textbox', { name: 'Color' });
      await userEvent.clear(code);
      await userEvent.type(code, '2f66ad{Enter}');
      await expect(last(args.onChange)).toBe('#2f66ad');
      await expect(last(args.onChangeEnd)).toBe('#2f66ad');
    });
    await step('a preset can be pressed', async () => {
      await userEvent.click(within(within(dialog).getByRole('listbox')).getAllByRole('option')[4]!);
      await expect(last(args.onChange)).toBe('#23754c');
    });
    await step('Escape closes it and keeps the colour', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(button).toHaveAccessibleName(/#23754c$/);
      await waitFor(() => expect(button).toHaveFocus());
    });
    for (const [name, key] of [
      ['Enter', '{Enter}'],
      ['Space', ' '],
    ] as const)
      await step(`${name} opens it`, async () => {
        await userEvent.keyboard(key);
        await expectFocusIn(await screen.findByRole('dialog'));
        await userEvent.keyboard('{Escape}');
        await closed();
        await waitFor(() => expect(button).toHaveFocus());
      });
  },
};

export const Inline: Story = {
  args: { variant: 'inline', hasAlpha: true, presets, contrastWith: '#ffffff' },
};

/** `onChange` is called for each move, `onChangeEnd` once. */
export const Dragged: Story = {
  args: { variant: 'inline' },
  play: async ({ canvasElement, args, step }) => {
    const area = within(canvasElement)
      .getAllByRole('group')
      .find((group) => group.style.background !== '')!;
    const { left, top, width, height } = area.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + width * x,
      clientY: top + height * y,
      pageX: left + width * x,
      pageY: top + height * y,
      button: 0,
      pointerId: 1,
      pointerType: 'mouse',
      bubbles: true,
    });
    await step('onChange is called while the pointer moves', async () => {
      await fireEvent.pointerDown(area, at(0.5, 0.5));
      await fireEvent.pointerMove(window, at(0.6, 0.4));
      await fireEvent.pointerMove(window, at(0.7, 0.3));
      await expect((args.onChange as ReturnType<typeof fn>).mock.calls.length).toBeGreaterThan(1);
      await expect(args.onChangeEnd).not.toHaveBeenCalled();
    });
    await step('releasing the pointer calls onChangeEnd once', async () => {
      await fireEvent.pointerUp(window, at(0.7, 0.3));
      await expect(args.onChangeEnd).toHaveBeenCalledTimes(1);
      await expect(last(args.onChangeEnd)).toBe(last(args.onChange));
    });
  },
};

export const Keyboard: Story = {
  tags: ['rtl'],
  args: { variant: 'inline', defaultValue: '#804040', hasAlpha: true, presets },
  play: async ({ canvasElement, args, step }) => {
    const sliders = within(canvasElement).getAllByRole('slider');
    const [area] = sliders;
    const [hue, alpha] = sliders.filter((slider) => slider.getAttribute('aria-roledescription') === null);
    await step('arrow keys move in the area', async () => {
      area!.focus();
      await userEvent.keyboard('{ArrowUp}');
      const first = last(args.onChange);
      await expect(first).not.toBe('#804040');
      await userEvent.keyboard(arrow('end'));
      await expect(last(args.onChange)).not.toBe(first);
      await expect(args.onChangeEnd).toHaveBeenCalled();
    });
    await step('in the area Shift, Page keys, Home and End move by larger steps, and back', async () => {
      const there = last(args.onChange);
      for (const [on, back] of [
        ['{Shift>}{ArrowUp}{/Shift}', '{Shift>}{ArrowDown}{/Shift}'],
        ['{PageUp}', '{PageDown}'],
        ['{End}', '{Home}'],
      ] as const) {
        await userEvent.keyboard(on);
        await expect(last(args.onChange)).not.toBe(there);
        await userEvent.keyboard(back);
        await expect(last(args.onChange)).toBe(there);
      }
    });
    await step('on a slider Page keys move by ten or more, Home and End to its ends', async () => {
      const at = () => Number((hue as HTMLInputElement).value);
      hue!.focus();
      await userEvent.keyboard('{Home}');
      await expect(at()).toBe(0);
      await userEvent.keyboard('{PageUp}');
      await expect(at()).toBeGreaterThanOrEqual(10);
      await userEvent.keyboard('{PageDown}');
      await expect(at()).toBe(0);
      await userEvent.keyboard('{End}');
      await expect(at()).toBeGreaterThan(350);
    });
    await step('Tab moves from the area to the sliders, Shift and Tab back', async () => {
      area!.focus();
      await userEvent.tab();
      await expect(hue).toHaveFocus();
      await userEvent.tab();
      await expect(alpha).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(hue).toHaveFocus();
    });
    await step('arrow keys move a slider', async () => {
      // A native range input handles real key presses itself; for simulated ones the test sets the value.
      await fireEvent.input(hue!, { target: { value: '120' } });
      await expect(last(args.onChange)).toMatch(/^#(..)(..)\1$/);
    });
    await step('the alpha channel is part of the code', async () => {
      await fireEvent.input(alpha!, { target: { value: '0.5' } });
      await expect(last(args.onChange)).toMatch(/^#[\da-f]{6}80$/);
    });
    await step('arrow keys and Enter select a preset', async () => {
      const options = within(within(canvasElement).getByRole('listbox')).getAllByRole('option');
      options[0]!.focus();
      await userEvent.keyboard(`${arrow('end')}{Enter}`);
      await expect(last(args.onChange)).toBe('#a5431c');
      await userEvent.keyboard(`${arrow('end')} `);
      await expect(last(args.onChange)).toBe('#85600d');
    });
  },
};

/** The number fields of the channels, each with its own accessible name. */
export const Channels: Story = {
  args: { variant: 'inline', hasAlpha: true },
  render: (args) => (
    <LocaleProvider locale="en-US">
      <ColorPicker {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvasElement, args, step }) => {
    const formats = within(canvasElement).getByRole('combobox');
    await step('red, green and blue', async () => {
      await userEvent.selectOptions(formats, 'rgb');
      const red = within(canvasElement).getByRole('textbox', { name: 'Red' });
      await expect(red).toHaveValue('194');
      await userEvent.clear(red);
      await userEvent.type(red, '20');
      await userEvent.tab();
      await expect(last(args.onChangeEnd)).toBe('#143d14');
    });
    await step('Arrow Up and Arrow Down change a number by one', async () => {
      const red = within(canvasElement).getByRole('textbox', { name: 'Red' });
      red.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(last(args.onChange)).toBe('#153d14');
      await userEvent.keyboard('{ArrowDown}');
      await expect(last(args.onChange)).toBe('#143d14');
    });
    await step('hue, saturation and lightness', async () => {
      await userEvent.selectOptions(formats, 'hsl');
      await expect(within(canvasElement).getByRole('textbox', { name: 'Hue' })).toHaveValue('120°');
    });
  },
};

/** Grey has no hue of its own: the selected hue is kept. */
export const KeepsTheHue: Story = {
  args: { variant: 'inline', defaultValue: '#808080' },
  play: async ({ canvasElement }) => {
    const hue = within(canvasElement)
      .getAllByRole('slider')
      .find((slider) => slider.getAttribute('max') === '360')!;
    await fireEvent.input(hue, { target: { value: '200' } });
    await expect(hue).toHaveValue('200');
  },
};

export const Contrast: Story = {
  args: { variant: 'inline', contrastWith: '#ffffff', defaultValue: '#ff9966' },
  play: async ({ canvasElement, step }) => {
    const code = within(canvasElement).getByRole('textbox', { name: 'Color' });
    await step('an insufficient contrast is shown', () =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent(/is too low, needs 4.5:1/),
    );
    await step('a sufficient contrast is shown too', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, '767676{Enter}');
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        'Contrast 4.5:1, needs 4.5:1',
      );
    });
  },
};

/** A CSS custom property is updated while the colour changes. */
export const DrivesAVariable: Story = {
  render: function Render(args) {
    const target = useRef<HTMLDivElement>(null);
    const [saved, setSaved] = useState('#c23d14');
    return (
      <Stack>
        <ColorPicker
          {...args}
          onChange={(color) => target.current?.style.setProperty('--demo', color)}
          onChangeEnd={setSaved}
        />
        <div ref={target} style={{ blockSize: 40, borderRadius: 8, background: 'var(--demo, #c23d14)' }} />
        <Text size="sm">Saved: {saved}</Text>
      </Stack>
    );
  },
};

export const Open: Story = {
  args: { presets, hasAlpha: true, defaultValue: '#c23d1480' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const Phone: Story = {
  args: { presets, hasAlpha: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await step('FLOAT-3 on a phone it is a tray of at most 375 px at the bottom', async () => {
      await waitFor(async () => {
        const { width, bottom } = dialog.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
    });
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const DisabledInline: Story = {
  args: { isDisabled: true, variant: 'inline', hasAlpha: true, presets },
  play: async ({ canvasElement, args }) => {
    for (const role of ['slider', 'textbox', 'combobox'] as const)
      for (const control of within(canvasElement).getAllByRole(role)) await expect(control).toBeDisabled();
    await userEvent.click(within(canvasElement).getAllByRole('option')[3]!, { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { label: longText, errorMessage: longText },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 140 }}>
      <ColorPicker {...args} hasAlpha defaultValue="#c23d1480" />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <ColorPicker key={size} size={size} label={size} defaultValue="#2f66ad" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    for (const [index, size] of sizes.entries())
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(buttons[index]!.getBoundingClientRect().height).toBe(measures.inputHeight[size]),
      );
  },
};
