import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { arrow } from '../testing/arrow.ts';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { Rating, RatingGroup } from './RatingGroup.tsx';

const meta = {
  title: 'ui/Fields/RatingGroup',
  component: RatingGroup,
  args: { label: 'Your rating', onChange: fn() },
  decorators: [
    inColumn(480),
    (Story) => (
      <LocaleProvider locale={document.documentElement.dir === 'rtl' ? 'he-IL' : 'en-US'}>
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof RatingGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['modes', 'rtl'],
  args: { defaultValue: 3 },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const star = (name: string) => canvas.getByRole('radio', { name });
    await step('Tab goes to the chosen star, arrow keys choose in the reading direction', async () => {
      await userEvent.tab();
      await expect(star('3 stars')).toHaveFocus();
      await userEvent.keyboard(arrow('end'));
      await expect(star('4 stars')).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(4);
      await userEvent.keyboard(`${arrow('start')}${arrow('start')}`);
      await expect(star('2 stars')).toBeChecked();
    });
    await step('the first star is at the inline start', async () => {
      const [first, last] = [star('1 star'), star('5 stars')].map(
        (one) => one.closest('label')!.getBoundingClientRect().left,
      );
      await expect(first! < last!).toBe(document.documentElement.dir !== 'rtl');
    });
  },
};

export const Clearable: Story = {
  args: { defaultValue: 4, isClearable: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const Required: Story = {
  args: { isRequired: true, description: 'Shown with your comment.' },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Choose one to five stars.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(/Choose one to five stars\./);
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 2, isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }).closest('label')!);
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { defaultValue: 2, isDisabled: true } };

export const Sizes: Story = {
  render: () => (
    <Stack space="md">
      <RatingGroup aria-label="Small" size="sm" defaultValue={1} />
      <RatingGroup aria-label="Medium" size="md" defaultValue={2} />
      <RatingGroup aria-label="Large, ten stars" size="lg" max={10} defaultValue={7} />
    </Stack>
  ),
};

/** A rating that is only shown: an average with a fraction. */
export const Shown: Story = {
  tags: ['rtl'],
  render: () => (
    <Stack space="md">
      <Rating value={4.3} hasNumber />
      <Rating value={0} size="md" />
      <Rating value={2.5} size="lg" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { label: longText, description: longText, errorMessage: longText },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <RatingGroup {...args} max={10} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
