import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { UiMessagesProvider } from '../messages/UiMessagesProvider.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'ui/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline space="lg">
      {[16, 24, 40, 64].map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
};

/** Text beside the spinner states what is under way. */
export const Decoration: Story = {
  render: () => (
    <Inline>
      <Spinner label={null} />
      Uploading 3 of 12 files
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};

/** The default label is translated. */
export const InAnotherLanguage: Story = {
  render: () => (
    <UiMessagesProvider messages={{ loading: 'Lädt' }}>
      <Spinner />
    </UiMessagesProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Lädt' })).toBeVisible();
  },
};
