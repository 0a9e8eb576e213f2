import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit } from '../testing/longText.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FormattedNumber } from './FormattedNumber.tsx';

const meta = {
  title: 'ui/Formats/FormattedNumber',
  component: FormattedNumber,
  args: { value: 1_234_567.89 },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof FormattedNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,234,567.89');
  },
};

/** Its `title` is the whole number. */
export const Compact: Story = {
  args: { notation: 'compact' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1.2M')).toHaveAttribute('title', '1,234,567.89');
  },
};

export const Formats: Story = {
  render: () => (
    <Stack>
      <FormattedNumber value={0.256} formatOptions={{ style: 'percent' }} />
      <FormattedNumber value={9.5} formatOptions={{ style: 'currency', currency: 'EUR' }} />
      <FormattedNumber value={128} formatOptions={{ style: 'unit', unit: 'kilobit-per-second' }} />
      <FormattedNumber value={-12} formatOptions={{ signDisplay: 'exceptZero' }} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ['26%', '€9.50', '128 kb/s', '-12'])
      await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
};

export const Languages: Story = {
  render: (args) => (
    <Stack>
      {['en-US', 'de-DE', 'fr-FR', 'hi-IN', 'ar-EG'].map((locale) => (
        <LocaleProvider key={locale} locale={locale}>
          <FormattedNumber {...args} />
        </LocaleProvider>
      ))}
    </Stack>
  ),
};

/** In a narrow container a unit wraps, and the digits of a number stay together. */
export const LongText: Story = {
  args: {
    value: 1_234_567,
    formatOptions: { style: 'unit', unit: 'kilometer-per-hour', unitDisplay: 'long' },
  },
  render: (args) => (
    <LocaleProvider locale="en-US">
      <div style={{ inlineSize: 90 }}>
        <FormattedNumber {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByText(/kilometers/).parentElement!;
    await expectToFit(place);
    const figures = document.createRange();
    const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT).nextNode()!;
    figures.setStart(text, 0);
    figures.setEnd(text, '1,234,567'.length);
    await expect(figures.getClientRects()).toHaveLength(1);
  },
};
