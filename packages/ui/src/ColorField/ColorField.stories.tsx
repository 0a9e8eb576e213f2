import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { ColorField } from './ColorField.tsx';

const meta = {
  title: 'ui/ColorField',
  component: ColorField,
  args: { label: 'Accent', defaultValue: '#c23d14', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
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
    await step('half a code changes nothing', async () => {
      await write(canvasElement, '2f66a');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Enter takes a whole one', async () => {
      await userEvent.type(input(canvasElement), 'd{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenLastCalledWith('#2f66ad');
      await expect(input(canvasElement)).toHaveValue('#2f66ad');
    });
    await step('leaving the field takes it too, in any form that CSS knows', async () => {
      await write(canvasElement, 'rgb(29, 112, 128)');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('#1d7080');
    });
    await step('Escape brings back what was there', async () => {
      await write(canvasElement, 'fff');
      await userEvent.keyboard('{Escape}');
      await expect(input(canvasElement)).toHaveValue('#1d7080');
    });
    await step('nothing is a value too', async () => {
      await userEvent.clear(input(canvasElement));
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

/** What is no colour stays as it was written. */
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

/** Without `hasAlpha` a colour lets nothing through. */
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
    await step('§1.5 the error stands under the field and belongs to it', async () => {
      await expect(input(canvasElement)).toBeInvalid();
      await expect(input(canvasElement)).toHaveAccessibleDescription(/could not be read/);
    });
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Pending: Story = { args: { isPending: true } };

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
      await step(`§1.9 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(
          within(canvasElement).getByRole('textbox', { name: size }).parentElement!.getBoundingClientRect()
            .height,
        ).toBe(measures.inputHeight[size]),
      );
  },
};
