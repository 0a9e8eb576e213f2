import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InfiniteSentinel } from './InfiniteSentinel.tsx';

const meta = {
  title: 'ui/Collections/InfiniteSentinel',
  component: InfiniteSentinel,
  args: { hasMore: false, isLoading: false, onLoadMore: fn() },
} satisfies Meta<typeof InfiniteSentinel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The third request fails once. */
export const Default: Story = {
  render: function Render() {
    const [state, setState] = useState({ count: 20, isLoading: false, isLoadingFailed: false, tries: 0 });
    const load = () => {
      setState((old) => ({ ...old, isLoading: true, isLoadingFailed: false }));
      setTimeout(
        () =>
          setState(({ count, tries }) => ({
            count: tries === 1 ? count : count + 20,
            isLoading: false,
            isLoadingFailed: tries === 1,
            tries: tries + 1,
          })),
        30,
      );
    };
    return (
      <div role="region" aria-label="Songs" style={{ blockSize: 320, overflow: 'auto' }}>
        <ol>
          {Array.from({ length: state.count }, (_, index) => (
            <li key={index} style={{ blockSize: 40 }}>
              <a href={`#track-${index + 1}`}>Track {index + 1}</a>
            </li>
          ))}
        </ol>
        <InfiniteSentinel
          hasMore={state.count < 80}
          isLoading={state.isLoading}
          isLoadingFailed={state.isLoadingFailed}
          onLoadMore={load}
          margin={100}
        />
      </div>
    );
  },
  play: async ({ step }) => {
    const region = screen.getByRole('region');
    const count = () => screen.getAllByRole('listitem').length;
    const scroll = () => void (region.scrollTop = region.scrollHeight);
    await step('far from the end nothing is loaded', () => expect(count()).toBe(20));
    await step('near the end more items are loaded', async () => {
      scroll();
      await waitFor(() => expect(count()).toBe(40));
    });
    await step('after a failure it waits for a retry', async () => {
      scroll();
      const retry = await screen.findByRole('button', { name: 'Try again' });
      await expect(screen.getByRole('alert')).toBeVisible();
      await expect(count()).toBe(40);
      await userEvent.click(retry);
      await waitFor(() => expect(count()).toBe(60));
    });
    await step('at the end it shows a text and no button', async () => {
      scroll();
      await waitFor(() => expect(count()).toBe(80));
      await expect(screen.getByText('That is all')).toBeVisible();
      await expect(screen.queryByRole('button')).toBeNull();
    });
  },
};

/** The sentinel is in the viewport, so it calls back at once. */
export const InView: Story = {
  args: { hasMore: true },
  play: async ({ args, step }) => {
    await step('it calls onLoadMore once', async () => {
      await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    });
    await step('its button calls it again', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
      await userEvent.keyboard(' ');
      await expect(args.onLoadMore).toHaveBeenCalledTimes(3);
    });
  },
};

export const Loading: Story = {
  args: { hasMore: true, isLoading: true },
  play: async ({ args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { hasMore: true, isLoadingFailed: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

export const End: Story = { args: { end: 'You have seen every album of 2026' } };

export const NoEnd: Story = { args: { end: null } };
