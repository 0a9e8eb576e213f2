import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FormattedBytes } from './FormattedBytes.tsx';

const meta = {
  title: 'ui/Formats/FormattedBytes',
  component: FormattedBytes,
  args: { value: 48_500_000 },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof FormattedBytes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('48.5 MB')).toBeVisible();
  },
};

export const Binary: Story = {
  args: { units: 'binary' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('46.3 MiB')).toBeVisible();
  },
};

export const FromSmallToLarge: Story = {
  render: () => (
    <Stack>
      {[0, 1, 999, 1000, 999_960, 5e6, 2.25e9, 8e12].map((value) => (
        <FormattedBytes key={value} value={value} />
      ))}
    </Stack>
  ),
};
