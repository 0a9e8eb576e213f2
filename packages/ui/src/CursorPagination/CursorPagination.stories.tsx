import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { CursorPagination } from './CursorPagination.tsx';

const meta = {
  title: 'ui/Navigation/CursorPagination',
  component: CursorPagination,
  args: { hasPrevious: true, hasNext: true, onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof CursorPagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });

export const Default: Story = {
  play: async ({ args, step }) => {
    await step('the buttons work with mouse and keyboard', async () => {
      await userEvent.click(button('Next'));
      await expect(args.onNext).toHaveBeenCalledTimes(1);
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter} ');
      await expect(args.onPrevious).toHaveBeenCalledTimes(2);
      await userEvent.tab();
      await expect(button('Next')).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onNext).toHaveBeenCalledTimes(3);
    });
  },
};

export const ToTheEnd: Story = {
  render: function Render() {
    const [page, setPage] = useState(1);
    return (
      <CursorPagination
        hasPrevious={page > 1}
        hasNext={page < 3}
        onPrevious={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      >
        Entries {page * 20 - 19}–{page * 20}
      </CursorPagination>
    );
  },
  play: async ({ step }) => {
    await step('at the end Next keeps the focus and does nothing', async () => {
      await userEvent.click(button('Next'));
      await userEvent.click(button('Next'));
      await expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
      await expect(button('Next')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('status')).toHaveTextContent('Entries 41–60');
    });
  },
};

export const Links: Story = {
  args: { previousHref: '#before', nextHref: '#after' },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#after');
  },
};

export const Pending: Story = {
  args: { pending: 'next' },
  play: async ({ args }) => {
    await userEvent.click(button('Next'));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['xs', 'sm', 'md'] as const).map((size) => (
        <CursorPagination key={size} {...args} size={size} aria-label={size} />
      ))}
    </Stack>
  ),
  play: async () => {
    const heights = screen.getAllByRole('button', { name: 'Next' }).map((step) => step.offsetHeight);
    const { xs, sm, md } = measures.inputHeight;
    await expect(heights).toEqual([xs, sm, md]);
  },
};

export const LongText: Story = {
  args: { children: longText },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    for (const name of ['Previous', 'Next']) await expectToFit(button(name));
  },
};
