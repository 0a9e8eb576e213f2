import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'ui/Feedback/Callout',
  component: Callout,
  args: { title: 'Your plan ends on 3 December', children: 'Until then everything stays as it is.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Your plan ends on 3 December')).toBeVisible();
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Callout title="New releases come on Fridays" />
      <Callout tone="positive" title="Your album is published">
        Listeners find it within a minute.
      </Callout>
      <Callout tone="warning" title="Two tracks have no cover">
        They show a plain square until they have one.
      </Callout>
      <Callout tone="danger" title="The payment was refused">
        Your bank did not say why. Another card may work.
      </Callout>
    </Stack>
  ),
};

const onDismiss = fn();

export const WithActions: Story = {
  args: {
    tone: 'warning',
    actions: (
      <>
        <Button size="xs">Add covers</Button>
        <Button size="xs" variant="ghost">
          Not now
        </Button>
      </>
    ),
    onDismiss,
  },
  beforeEach: () => void onDismiss.mockClear(),
  play: async ({ canvasElement, step }) => {
    await step('Tab moves through the actions, then to the button that dismisses it', async () => {
      for (const name of ['Add covers', 'Not now', 'Dismiss']) {
        await userEvent.tab();
        await expect(within(canvasElement).getByRole('button', { name })).toHaveFocus();
      }
    });
    await step('Enter and Space press that button', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onDismiss).toHaveBeenCalledTimes(1);
      await userEvent.keyboard(' ');
      await expect(onDismiss).toHaveBeenCalledTimes(2);
    });
  },
};

/** Screen readers announce it when it appears. */
export const Live: Story = {
  args: { isLive: true, tone: 'danger' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Your plan ends');
  },
};

export const WithoutIcon: Story = { args: { icon: null } };

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <Callout
        onDismiss={() => {}}
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      >
        A sentence that goes on for longer than anyone would like to read in so narrow a place, and then a
        little more.
      </Callout>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
