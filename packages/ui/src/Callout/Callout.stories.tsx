import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { colorDifference } from '../testing/colorDifference.ts';
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

/** The colour of an element's background over the page, as it is painted. */
function painted(element?: HTMLElement): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  for (const layer of element ? [document.body, element] : [document.body]) {
    context.fillStyle = getComputedStyle(layer).backgroundColor;
    context.fillRect(0, 0, 1, 1);
  }
  return `rgb(${[...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(' ')})`;
}

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
  play: async ({ canvas }) => {
    // The same tint as that of the other tones is beige: its difference to the page is 5 in light, 7 in dark.
    const warning = canvas.getByText('Two tracks have no cover').parentElement!.parentElement!;
    await expect(colorDifference(painted(warning), painted()).normal).toBeGreaterThan(12);
  },
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
  parameters: { showsError: true },
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
