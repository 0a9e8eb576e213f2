import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit } from '../testing/longText.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FormattedDate } from './FormattedDate.tsx';

const meta = {
  title: 'ui/Formats/FormattedDate',
  component: FormattedDate,
  args: { value: '2026-03-04T23:30:00Z', timeZone: 'UTC' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof FormattedDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Mar 4, 2026')).toHaveAttribute(
      'datetime',
      '2026-03-04T23:30:00.000Z',
    );
  },
};

export const TimeZone: Story = {
  args: { timeZone: 'Europe/Berlin', show: 'dateTime' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mar 5, 2026, 12:30 AM');
  },
};

/** A calendar date, such as a release date, is the same in every time zone. */
export const CalendarDay: Story = {
  args: { value: '2026-03-04', timeZone: 'Pacific/Pago_Pago', length: 'full' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Wednesday, March 4, 2026')).toHaveAttribute(
      'datetime',
      '2026-03-04',
    );
  },
};

/** The default is the visitor’s time zone. */
export const VisitorsZone: Story = {
  args: { timeZone: undefined, show: 'dateTime' },
  play: async ({ canvasElement, args }) => {
    const expected = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
      .format(new Date(args.value))
      .replaceAll('\u202f', ' ');
    await expect(canvasElement).toHaveTextContent(expected);
  },
};

export const Lengths: Story = {
  render: (args) => (
    <Stack>
      {(['short', 'medium', 'long', 'full'] as const).map((length) => (
        <FormattedDate key={length} {...args} length={length} />
      ))}
      <FormattedDate {...args} show="time" />
      <FormattedDate {...args} formatOptions={{ month: 'long', year: 'numeric' }} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ['3/4/26', 'March 4, 2026', '11:30 PM', 'March 2026'])
      await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
};

export const Languages: Story = {
  render: (args) => (
    <Stack>
      {['en-GB', 'de-DE', 'ja-JP', 'he-IL', 'ar-EG'].map((locale) => (
        <LocaleProvider key={locale} locale={locale}>
          <FormattedDate {...args} length="long" />
        </LocaleProvider>
      ))}
    </Stack>
  ),
};

/** In a narrow container it wraps. */
export const LongText: Story = {
  args: { length: 'full', show: 'dateTime' },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <div style={{ inlineSize: 110 }}>
        <FormattedDate {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('time')!.parentElement!;
    await expectToFit(place);
    await expect(place.offsetHeight).toBeGreaterThan(40);
  },
};
