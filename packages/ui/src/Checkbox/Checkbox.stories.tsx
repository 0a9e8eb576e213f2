import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'ui/Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Make the playlist public', onChange: fn() },
  decorators: [inColumn(360)],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const checkbox = (canvasElement: HTMLElement) => within(canvasElement).getByRole('checkbox');

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Make the playlist public' });
    await step('Tab focuses it, Space selects and deselects it', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
    await step('a press on its label selects it', async () => {
      await userEvent.click(within(canvasElement).getByText('Make the playlist public'));
      await expect(box).toBeChecked();
    });
  },
};

export const Selected: Story = { args: { defaultSelected: true } };

export const Indeterminate: Story = {
  args: { isIndeterminate: true, children: 'All tracks' },
  play: async ({ canvasElement, args }) => {
    await expect(checkbox(canvasElement)).toBePartiallyChecked();
    await userEvent.click(checkbox(canvasElement));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(checkbox(canvasElement)).toBePartiallyChecked();
  },
};

export const WithDescription: Story = {
  args: { description: 'Anyone can find it and follow it.', defaultSelected: true },
  play: async ({ canvasElement }) => {
    await expect(checkbox(canvasElement)).toHaveAccessibleDescription('Anyone can find it and follow it.');
  },
};

export const Required: Story = {
  args: { isRequired: true, children: 'I have the rights to these recordings' },
  play: async ({ canvasElement }) => {
    await expect(checkbox(canvasElement)).toBeRequired();
    await expect(within(canvasElement).getByText('*')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: {
    isRequired: true,
    children: 'I have the rights to these recordings',
    description: 'Without them they cannot be published.',
    errorMessage: 'Confirm this to go on.',
  },
  play: async ({ canvasElement, step }) => {
    const box = checkbox(canvasElement);
    await step('FORM-3 the error is under it and is its accessible description', async () => {
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription(/Confirm this to go on\./);
      const error = within(canvasElement).getByText('Confirm this to go on.');
      await expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        box.closest('label')!.getBoundingClientRect().bottom,
      );
    });
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(checkbox(canvasElement));
    await expect(checkbox(canvasElement)).toBeChecked();
  },
};

export const Pending: Story = {
  args: { isPending: true, defaultSelected: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(checkbox(canvasElement));
    await expect(checkbox(canvasElement)).toBeChecked();
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
    await expect(checkbox(canvasElement)).toHaveAccessibleName('Make the playlist public');
  },
};

export const Disabled: Story = {
  render: () => (
    <Stack space="xs">
      <Checkbox isDisabled>Off</Checkbox>
      <Checkbox isDisabled defaultSelected>
        On
      </Checkbox>
      <Checkbox isDisabled isIndeterminate>
        Some
      </Checkbox>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

const marks = { sm: 16, md: 18, lg: 22 } as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const Sizes: Story = {
  render: () => (
    <Inline space="lg">
      {sizes.map((size) => (
        <Checkbox key={size} size={size} defaultSelected>
          {size}
        </Checkbox>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const size of sizes) {
      const label = within(canvasElement).getByText(size).parentElement!;
      await expect(label.querySelector('svg')!.parentElement!.getBoundingClientRect().width).toBe(
        marks[size],
      );
    }
  },
};

/** Without a visible label, in a table or list that names it. */
export const WithoutLabel: Story = {
  args: { children: undefined, 'aria-label': 'Select “Rain”' },
  play: async ({ canvasElement }) => {
    await expect(checkbox(canvasElement)).toHaveAccessibleName('Select “Rain”');
  },
};

export const LongText: Story = {
  args: { children: longText, description: longText },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};

function SentForm() {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget) as never)));
      }}
    >
      <Stack align="start">
        <Checkbox name="news" value="weekly">
          News
        </Checkbox>
        <Button type="submit">Send</Button>
        <output aria-label="Sent">{sent}</output>
      </Stack>
    </form>
  );
}

export const InForm: Story = {
  render: () => <SentForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByLabelText('Sent')).toHaveTextContent('{}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'News' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByLabelText('Sent')).toHaveTextContent('{"news":"weekly"}');
  },
};
