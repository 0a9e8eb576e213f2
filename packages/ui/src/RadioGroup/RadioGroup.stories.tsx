import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { arrow } from '../testing/arrow.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Radio, RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'ui/Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Sound quality',
    onChange: fn(),
    defaultValue: 'normal',
    children: [
      <Radio key="normal" value="normal">
        Normal
      </Radio>,
      <Radio key="high" value="high">
        High
      </Radio>,
      <Radio key="lossless" value="lossless">
        Lossless
      </Radio>,
    ],
  },
  decorators: [inColumn(620)],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const radio = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('radio', { name });

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const chosen = async (name: string) => {
      await expect(radio(canvasElement, name)).toBeChecked();
      await expect(radio(canvasElement, name)).toHaveFocus();
    };
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Sound quality' })).toBeVisible();
    await step('Tab goes to the selected radio, arrow keys select and wrap around', async () => {
      await userEvent.tab();
      await chosen('Normal');
      await userEvent.keyboard('{ArrowDown}');
      await chosen('High');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await chosen('Normal');
      await userEvent.keyboard('{ArrowUp}');
      await chosen('Lossless');
      await expect(args.onChange).toHaveBeenLastCalledWith('lossless');
    });
    await step('a press on the label selects', async () => {
      await userEvent.click(within(canvasElement).getByText('High'));
      await expect(radio(canvasElement, 'High')).toBeChecked();
    });
  },
};

export const Empty: Story = {
  args: { defaultValue: undefined, isRequired: true },
  play: async ({ canvasElement, step }) => {
    await step('Tab goes to the first radio, Space selects it', async () => {
      await userEvent.tab();
      await expect(radio(canvasElement, 'Normal')).toHaveFocus();
      await expect(radio(canvasElement, 'Normal')).not.toBeChecked();
      await userEvent.keyboard(' ');
      await expect(radio(canvasElement, 'Normal')).toBeChecked();
    });
  },
};

export const Horizontal: Story = {
  tags: ['rtl'],
  args: { orientation: 'horizontal' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(arrow('end'));
    await expect(radio(canvasElement, 'High')).toBeChecked();
    await userEvent.keyboard(arrow('start'));
    await expect(radio(canvasElement, 'Normal')).toBeChecked();
  },
};

const described = [
  <Radio key="free" value="free" description="With a short break now and then">
    Free
  </Radio>,
  <Radio key="plus" value="plus" description="No breaks, and listening without a connection">
    Plus
  </Radio>,
  <Radio key="family" value="family" description="Plus for up to six people" isDisabled>
    Family
  </Radio>,
];

export const Described: Story = { args: { label: 'Plan', defaultValue: 'free', children: described } };

export const Cards: Story = {
  args: { label: 'Plan', variant: 'card', defaultValue: 'free', children: described },
  play: async ({ canvasElement, step }) => {
    await step('the whole card is the hit target', async () => {
      const text = within(canvasElement).getByText('No breaks, and listening without a connection');
      const { left, top } = text.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + 4, top + 4)!;
      await expect(pressed.closest('label')).toBe(radio(canvasElement, 'Plus').closest('label'));
      await userEvent.click(pressed);
      await expect(radio(canvasElement, 'Plus')).toBeChecked();
    });
    await step('the description is the accessible description of the radio', () =>
      expect(radio(canvasElement, 'Plus')).toHaveAccessibleDescription(
        'No breaks, and listening without a connection',
      ),
    );
  },
};

export const HorizontalCards: Story = { args: { ...Cards.args, orientation: 'horizontal' } };

export const Sizes: Story = {
  render: () => (
    <Inline space="xl" align="start">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <RadioGroup key={size} size={size} label={size} defaultValue="a">
          <Radio value="a">Albums</Radio>
          <Radio value="b">Singles</Radio>
        </RadioGroup>
      ))}
    </Inline>
  ),
};

export const Invalid: Story = {
  args: {
    isRequired: true,
    defaultValue: undefined,
    description: 'It can be changed at any time.',
    errorMessage: 'Choose a quality.',
  },
  play: async ({ canvasElement, step }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await step('FORM-3 the error is below the group and describes it', async () => {
      await expect(group).toHaveAttribute('aria-invalid', 'true');
      await expect(group).toHaveAccessibleDescription(/Choose a quality\./);
      await expect(within(canvasElement).getByText('*')).toBeVisible();
      await expect(
        within(canvasElement).getByText('Choose a quality.').getBoundingClientRect().top,
      ).toBeGreaterThanOrEqual(
        radio(canvasElement, 'Lossless').closest('label')!.getBoundingClientRect().bottom,
      );
    });
  },
};

export const InvalidCards: Story = {
  args: { ...Cards.args, defaultValue: undefined, errorMessage: 'Choose a plan.' },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('High'));
    await expect(radio(canvasElement, 'Normal')).toBeChecked();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const one of within(canvasElement).getAllByRole('radio')) await expect(one).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: longText,
    errorMessage: longText,
    children: (
      <Radio value="normal" description={longText}>
        {longText}
      </Radio>
    ),
  },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <RadioGroup {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
