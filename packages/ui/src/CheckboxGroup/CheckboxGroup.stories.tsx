import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'ui/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Tell me about',
    onChange: fn(),
    defaultValue: ['releases'],
    children: [
      <Checkbox key="releases" value="releases">
        New releases
      </Checkbox>,
      <Checkbox key="concerts" value="concerts" description="In the cities that you follow">
        Concerts
      </Checkbox>,
      <Checkbox key="followers" value="followers">
        New followers
      </Checkbox>,
    ],
  },
  decorators: [inColumn(420)],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('checkbox', { name });

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Tell me about' })).toBeVisible();
    await step('Tab moves from one to the next, Space selects', async () => {
      await userEvent.tab();
      await expect(box(canvasElement, 'New releases')).toHaveFocus();
      await userEvent.tab();
      await expect(box(canvasElement, 'Concerts')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['releases', 'concerts']);
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['concerts']);
    });
  },
};

export const All: Story = {
  args: { all: { label: 'Everything', values: ['releases', 'concerts', 'followers'] } },
  play: async ({ canvasElement, args, step }) => {
    const parent = box(canvasElement, 'Everything');
    await step('the parent is indeterminate while some are selected', () =>
      expect(parent).toBePartiallyChecked(),
    );
    await step('a press selects all', async () => {
      await userEvent.click(parent);
      await expect(parent).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(['releases', 'concerts', 'followers']);
    });
    await step('a press on one makes the parent indeterminate again', async () => {
      await userEvent.click(box(canvasElement, 'Concerts'));
      await expect(parent).toBePartiallyChecked();
      await userEvent.click(parent);
      await expect(parent).toBeChecked();
    });
    await step('Space deselects all', async () => {
      parent.focus();
      await userEvent.keyboard(' ');
      await expect(parent).not.toBeChecked();
      await expect(parent).not.toBePartiallyChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    });
  },
};

export const Required: Story = {
  args: { isRequired: true, defaultValue: [], name: 'about', description: 'At least one.' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack align="start">
        <CheckboxGroup {...args} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement, step }) => {
    await step('FORM-4 a required label carries a red asterisk', () =>
      expect(within(canvasElement).getByText('*')).toBeVisible(),
    );
    await step('submitting without a selection shows the error under the group', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(box(canvasElement, 'New releases')).toBeInvalid());
      await expect(box(canvasElement, 'New releases')).toHaveFocus();
    });
    await step('a selection clears it', async () => {
      await userEvent.click(box(canvasElement, 'Concerts'));
      await waitFor(() => expect(box(canvasElement, 'Concerts')).toBeValid());
    });
  },
};

export const Invalid: Story = {
  args: { isRequired: true, defaultValue: [], errorMessage: 'Choose at least one.' },
  play: async ({ canvasElement, step }) => {
    await step('FORM-3 the error is under the group', async () => {
      const error = within(canvasElement).getByText('Choose at least one.');
      await expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        box(canvasElement, 'New followers').closest('label')!.getBoundingClientRect().bottom,
      );
      await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
        'Choose at least one.',
      );
    });
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Sizes: Story = {
  render: () => (
    <Inline space="xl" align="start">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CheckboxGroup key={size} size={size} label={size} defaultValue={['a']}>
          <Checkbox value="a">Albums</Checkbox>
          <Checkbox value="b">Singles</Checkbox>
        </CheckboxGroup>
      ))}
    </Inline>
  ),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement, 'New followers'));
    await expect(box(canvasElement, 'New followers')).not.toBeChecked();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, all: { label: 'Everything', values: ['releases', 'concerts', 'followers'] } },
  play: async ({ canvasElement }) => {
    for (const one of within(canvasElement).getAllByRole('checkbox')) await expect(one).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: longText,
    description: longText,
    errorMessage: longText,
    children: <Checkbox value="a">{longText}</Checkbox>,
  },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <CheckboxGroup {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
