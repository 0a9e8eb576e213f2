import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { measures } from '../theme/measures.ts';
import { closeToast, createToastQueue, toast, type ToastOptions } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** A toast that stays open as long as its story is shown. */
function Still({ message, options }: { message: string; options?: ToastOptions }) {
  const [queue] = useState(() => {
    const own = createToastQueue();
    own.hold('story');
    own.add(message, options);
    return own;
  });
  return <ToastRegion queue={queue} />;
}

const meta = { title: 'ui/Feedback/Toast', component: ToastRegion } satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const onUndo = fn();

export const Default: Story = {
  render: () => (
    <Inline>
      <Button onPress={() => toast('Added to queue')}>Positive</Button>
      <Button onPress={() => toast('There was an issue. Please try again.', { type: 'danger' })}>
        Danger
      </Button>
      <Button onPress={() => toast('Saving', { type: 'loading', id: 'save' })}>Loading</Button>
      <Button onPress={() => toast('Queue cleared', { action: { label: 'Undo', onAction: onUndo } })}>
        Action
      </Button>
      <ToastRegion />
    </Inline>
  ),
  play: async ({ step }) => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await step('a positive toast is a polite live region', async () => {
      await press('Positive');
      await expect(await screen.findByRole('status')).toHaveTextContent('Added to queue');
    });
    await step('TOAST-3 one toast is shown; a danger toast is an assertive live region', async () => {
      await press('Danger');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There was an issue.'));
      await expect(screen.queryByRole('status')).toBeNull();
    });
    await step('the close button closes the toast', async () => {
      await press('Close');
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    });
    await step('TOAST-2 a loading toast has no close button', async () => {
      await press('Loading');
      await expect(await screen.findByRole('status')).toHaveTextContent('Saving');
      await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
      closeToast('save');
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    });
    await step('an action runs and closes the toast', async () => {
      await press('Action');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(onUndo).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    });
  },
};

export const Positive: Story = {
  render: () => <Still message="Added to “Late kitchen”" />,
  play: async ({ step }) => {
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await step('TOAST-1 the toast is at the bottom, centred', async () => {
      await waitFor(async () => {
        const { left, right, bottom } = region.firstElementChild!.getBoundingClientRect();
        await expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
        await expect(bottom).toBe(window.innerHeight - 16);
      });
    });
  },
};

/** Neither a success nor an error, such as something that another tab did. */
export const Neutral: Story = {
  render: () => <Still message="Paused here: music plays in another tab." options={{ type: 'neutral' }} />,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Paused here');
  },
};

export const Danger: Story = {
  render: () => <Still message="There was an issue. Please try again." options={{ type: 'danger' }} />,
};

export const Loading: Story = {
  render: () => <Still message="Uploading 3 tracks" options={{ type: 'loading' }} />,
};

export const WithAction: Story = {
  render: () => <Still message="Queue cleared" options={{ action: { label: 'Undo', onAction: onUndo } }} />,
};

export const WithLink: Story = {
  render: () => (
    <Still message="Added to “Late kitchen”" options={{ action: { label: 'Show', href: '#playlist' } }} />
  ),
};

const long =
  'The track “Concerto for Two Pianos, Percussion and a Very Long Afternoon in D minor” could not be played, so the next one in the queue is.';

export const LongText: Story = {
  render: () => (
    <Still message={long} options={{ type: 'danger', action: { label: 'Show', href: '#track' } }} />
  ),
  play: async ({ step }) => {
    if (isPhonePage()) return;
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await step('TOAST-5 the toast is at most 500 px wide', () =>
      expect(region.firstElementChild!.getBoundingClientRect().width).toBe(measures.toast.maxWidth),
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Still message={long} options={{ type: 'danger' }} />,
};

export const Positions: Story = {
  render: () => <Still message="At the end of the top" options={{ position: 'top-end' }} />,
};

/** When a focused toast closes, the focus is restored, or moves to the page if its former element is gone. */
export const Focus: Story = {
  render: () => (
    <main tabIndex={-1}>
      <Button onPress={() => toast('Queue cleared', { action: { label: 'Undo', onAction: onUndo } })}>
        Clear
      </Button>
      <ToastRegion />
    </main>
  ),
  play: async ({ canvasElement, step }) => {
    const clear = within(canvasElement).getByRole('button', { name: 'Clear' });
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(clear).toHaveFocus());
    await step('the page gets the focus when its former element is gone', async () => {
      const gone = document.createElement('button');
      gone.textContent = 'Panel';
      canvasElement.append(gone);
      gone.focus();
      toast('Queue cleared', { action: { label: 'Undo', onAction: onUndo } });
      (await screen.findByRole('button', { name: 'Undo' })).focus();
      gone.remove();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    });
  },
};

export const Keyboard: Story = {
  render: Focus.render,
  play: async ({ canvasElement, step }) => {
    const clear = within(canvasElement).getByRole('button', { name: 'Clear' });
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Undo' });
    await step('F6 focuses the action from anywhere, and the toast states the key', async () => {
      await expect(clear).toHaveFocus();
      await expect(await screen.findByText('Press F6 to reach “Undo”.')).toBeInTheDocument();
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    });
    await step('Escape closes the toast', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
      await waitFor(() => expect(clear).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('button', { name: 'Undo' });
    });
    await step('Tab goes to its action, then to its close button', async () => {
      const undo = screen.getByRole('button', { name: 'Undo' });
      for (let stop = 0; stop < 3 && document.activeElement !== undo; stop += 1) await userEvent.tab();
      await expect(undo).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    });
    await step('Escape on the close button closes the toast and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
      await waitFor(() => expect(clear).toHaveFocus());
    });
  },
};
