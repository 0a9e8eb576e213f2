import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { arrow } from '../testing/arrow.ts';
import { LibraryIcon, QueueIcon } from '../icons/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const periods = [
  <ToggleButton key="day" id="day">
    Day
  </ToggleButton>,
  <ToggleButton key="week" id="week">
    Week
  </ToggleButton>,
  <ToggleButton key="month" id="month">
    Month
  </ToggleButton>,
];

const meta = {
  title: 'ui/Actions/ToggleButtonGroup',
  component: ToggleButtonGroup,
  args: {
    'aria-label': 'Period',
    defaultSelectedKeys: ['week'],
    disallowEmptySelection: true,
    onSelectionChange: fn(),
    children: periods,
  },
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;
const variants = ['segmented', 'joined', 'spaced'] as const;

/** One value: a radio group with one tab stop. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, args, step }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name });
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await expect(radio('Week')).toBeChecked();
    await step('Tab enters the group, arrow keys go from button to button', async () => {
      await userEvent.tab();
      await expect(radio('Day')).toHaveFocus();
      await userEvent.keyboard(arrow('end'));
      await expect(radio('Week')).toHaveFocus();
      await userEvent.keyboard(arrow('end'));
      await expect(radio('Month')).toHaveFocus();
      await userEvent.keyboard(arrow('start'));
      await expect(radio('Week')).toHaveFocus();
      await userEvent.keyboard(arrow('end'));
    });
    await step('Space and Enter select, and one button stays selected', async () => {
      await userEvent.keyboard(' ');
      await expect(radio('Month')).toBeChecked();
      await expect(radio('Week')).not.toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(radio('Month')).toBeChecked();
      await expect([...(args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall![0]]).toEqual([
        'month',
      ]);
    });
    await step('a press selects', async () => {
      await userEvent.click(radio('Day'));
      await expect(radio('Day')).toBeChecked();
    });
  },
};

export const Multiple: Story = {
  args: { selectionMode: 'multiple', variant: 'joined', disallowEmptySelection: false },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByRole('button', { name: 'Day' });
    await userEvent.click(day);
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await expect(within(canvasElement).getByRole('button', { name: 'Week' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack align="start" space="lg">
      {variants.map((variant) => (
        <ToggleButtonGroup key={variant} {...args} aria-label={variant} variant={variant} />
      ))}
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((buttonVariant) => (
        <ToggleButtonGroup
          key={buttonVariant}
          {...args}
          aria-label={buttonVariant}
          variant="joined"
          buttonVariant={buttonVariant}
          tone="accent"
        />
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      {sizes.map((size) => (
        <ToggleButtonGroup key={size} {...args} size={size} aria-label={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(
          within(canvasElement).getByRole('radiogroup', { name: size }).getBoundingClientRect().height,
        ).toBe(measures.inputHeight[size]),
      );
  },
};

export const Icons: Story = {
  args: {
    'aria-label': 'View',
    defaultSelectedKeys: ['grid'],
    children: [
      <ToggleButton key="grid" id="grid" aria-label="Covers">
        <LibraryIcon />
      </ToggleButton>,
      <ToggleButton key="list" id="list" aria-label="List">
        <QueueIcon />
      </ToggleButton>,
    ],
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical', variant: 'joined' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Day' })).toHaveFocus();
  },
};

export const VerticalSegments: Story = { args: { orientation: 'vertical' } };

export const FullWidth: Story = {
  args: { isFullWidth: true, size: 'md' },
  render: (args) => (
    <div style={{ inlineSize: 342 }}>
      <ToggleButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup').getBoundingClientRect().width).toBe(342);
    const widths = within(canvasElement)
      .getAllByRole('radio')
      .map((radio) => Math.round(radio.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** The selection changes with the response; until then the pressed button shows a spinner. */
export const Pending: Story = {
  tags: ['rtl'],
  render: function Render({ onSelectionChange, ...args }) {
    const [chosen, setChosen] = useState(new Set<string | number>(['week']));
    const [wanted, setWanted] = useState<typeof chosen>();
    const answer = () => {
      setChosen(wanted ?? chosen);
      setWanted(undefined);
    };
    return (
      <Stack align="start">
        <ToggleButtonGroup
          {...args}
          selectedKeys={chosen}
          isPending={wanted !== undefined}
          onSelectionChange={(keys) => {
            setWanted(keys);
            onSelectionChange?.(keys);
          }}
        />
        <Button onPress={answer}>Answer</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement, args, step }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name });
    const month = radio('Month');
    const { width } = month.getBoundingClientRect();
    await step('the pressed button is pending and keeps its focus', async () => {
      await userEvent.click(month);
      await expect(month).toHaveAccessibleDescription('Loading');
      await waitFor(() => expect(month.querySelector('[data-hidden]')).not.toBeNull());
      await expect(canvasElement.querySelectorAll('[data-hidden]')).toHaveLength(1);
      await expect(month).toHaveFocus();
      await expect(month.getBoundingClientRect().width).toBe(width);
    });
    await step('all buttons ignore presses, and arrow keys still move the focus', async () => {
      await userEvent.click(radio('Day'));
      await expect(radio('Day')).toHaveAttribute('aria-disabled', 'true');
      await expect(radio('Day')).not.toHaveAccessibleDescription();
      month.focus();
      await userEvent.keyboard(`{Enter}${arrow('start')}`);
      await expect(radio('Week')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
    });
    await step('after the response the buttons accept presses again', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Answer' }));
      await expect(month).toBeChecked();
      await waitFor(() => expect(canvasElement.querySelector('[data-hidden]')).toBeNull());
      await userEvent.click(radio('Day'));
      await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
      await expect(radio('Day')).toHaveAccessibleDescription('Loading');
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Answer' }));
  },
};

/** Before the first press the selected button shows the spinner. */
export const PendingFromTheStart: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    const week = within(canvasElement).getByRole('radio', { name: 'Week' });
    await expect(week).toHaveAccessibleDescription('Loading');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-hidden]')).toHaveLength(1));
    await expect(week.querySelector('[data-hidden]')).not.toBeNull();
  },
};

export const LongText: Story = {
  args: {
    variant: 'spaced',
    selectionMode: 'multiple',
    children: [
      <ToggleButton key="a" id="a">
        Songs that are played most in the last thirty days
      </ToggleButton>,
      <ToggleButton key="b" id="b">
        New
      </ToggleButton>,
      <ToggleButton key="c" id="c">
        Never played by anyone at all
      </ToggleButton>,
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <ToggleButtonGroup {...args} />
    </div>
  ),
};
