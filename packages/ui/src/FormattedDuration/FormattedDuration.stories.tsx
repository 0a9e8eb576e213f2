import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit } from '../testing/longText.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FormattedDuration } from './FormattedDuration.tsx';

const meta = {
  title: 'ui/Formats/FormattedDuration',
  component: FormattedDuration,
  args: { value: 187_000 },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof FormattedDuration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    await step('the clock format is visible, and screen readers get words', async () => {
      await expect(within(canvasElement).getByText('3:07')).toHaveAttribute('aria-hidden', 'true');
      await expect(within(canvasElement).getByText('3 minutes 7 seconds')).toBeInTheDocument();
    });
    await step('the `datetime` attribute is machine-readable', () =>
      expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', 'PT3M7S'),
    );
  },
};

export const Hours: Story = { args: { value: 3_723_000 } };

export const Variants: Story = {
  render: () => (
    <Stack>
      {(['clock', 'short', 'long'] as const).map((variant) => (
        <FormattedDuration key={variant} variant={variant} value={3_723_000} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ['1:02:03', '1 hr 2 min 3 sec'])
      await expect(within(canvasElement).getByText(text)).toBeVisible();
    await expect(within(canvasElement).getAllByText('1 hour 2 minutes 3 seconds')).toHaveLength(2);
  },
};

/** The duration of an album or a playlist, without seconds. */
export const ToTheMinute: Story = {
  args: { value: 4_351_000, variant: 'short', precision: 'minute' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 hr 13 min')).toHaveAttribute('datetime', 'PT1H12M31S');
  },
};

/** Tabular figures align a column of durations. */
export const Column: Story = {
  render: () => (
    <Stack align="end" style={{ inlineSize: 80 }}>
      {[9000, 71_000, 187_000, 611_000, 3_723_000].map((value) => (
        <FormattedDuration key={value} value={value} />
      ))}
    </Stack>
  ),
};

/** In a narrow container it wraps. */
export const LongText: Story = {
  args: { value: 360_000_000 + 3_599_000, variant: 'long' },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <div style={{ inlineSize: 100 }}>
        <FormattedDuration {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('time')!.parentElement!;
    await expectToFit(place);
    await expect(place.offsetHeight).toBeGreaterThan(40);
  },
};
