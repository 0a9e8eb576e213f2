import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectToFit } from '../testing/longText.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { measures } from '../theme/measures.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const onChange = fn();

function Pages(props: Partial<PaginationProps>) {
  const [page, setPage] = useState(props.page ?? 1);
  return (
    <Pagination
      count={20}
      {...props}
      page={page}
      onChange={(next) => {
        setPage(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/Navigation/Pagination',
  component: Pagination,
  args: { page: 1, count: 20 },
  render: (args) => <Pages {...args} />,
  beforeEach: () => void onChange.mockClear(),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const current = () => document.querySelector('[aria-current="page"]')?.textContent;
const waitForPage = (page: string) => waitFor(() => expect(current()).toBe(page));
/** Gaps have no role, and are counted as entries. */
const shown = () => document.querySelectorAll('nav li').length;

export const Default: Story = {
  play: async ({ step }) => {
    if (isPhonePage()) return;
    await step('on the first page Previous is disabled', () =>
      expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true'),
    );
    await step('a page number goes to its page, and the number of entries is constant', async () => {
      const before = shown();
      await userEvent.click(button('Page 5'));
      await expect(onChange).toHaveBeenLastCalledWith(5);
      await waitForPage('5');
      await expect(shown()).toBe(before);
      await expect(button('Page 5')).toHaveFocus();
    });
    await step('Next and Previous go to the neighbouring page', async () => {
      await userEvent.click(button('Next page'));
      await waitForPage('6');
      await userEvent.click(button('Previous page'));
      await waitForPage('5');
    });
    await step('the status shows the current page', () =>
      expect(screen.getByRole('status')).toHaveTextContent('Page 5 of 20'),
    );
    await step('on the last page Next keeps the focus and does nothing', async () => {
      await userEvent.click(button('Page 20'));
      button('Next page').focus();
      await userEvent.keyboard('{Enter}');
      await expect(onChange).toHaveBeenCalledTimes(4);
      await expect(button('Next page')).toHaveFocus();
    });
  },
};

export const Keyboard: Story = {
  args: { page: 2, count: 3 },
  play: async ({ step }) => {
    if (isPhonePage()) return;
    await step('Tab goes to each control', async () => {
      for (const name of ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']) {
        await userEvent.tab();
        await expect(button(name)).toHaveFocus();
      }
    });
    await step('Enter and Space press a button', async () => {
      await userEvent.keyboard('{Enter}');
      await waitForPage('3');
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await waitForPage('2');
    });
  },
};

export const Ends: Story = {
  args: { page: 10, hasEnds: true },
  play: async () => {
    await userEvent.click(button('Last page'));
    await waitForPage('20');
    await userEvent.click(button('First page'));
    await waitForPage('1');
  },
};

export const Links: Story = {
  args: { page: 3, hrefOf: (page: number) => `#page=${page}` },
  play: async ({ step }) => {
    if (isPhonePage()) return;
    await step('pages are links', async () => {
      await expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '#page=4');
      await expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
      await expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page=4');
    });
  },
};

export const PageSize: Story = {
  render: function Render() {
    const [size, setSize] = useState(25);
    return (
      <Pages
        count={Math.ceil(1000 / size)}
        pageSize={size}
        pageSizes={[25, 50, 100]}
        onPageSizeChange={setSize}
      />
    );
  },
  play: async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '100');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 10'));
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack space="lg">
      {(['xs', 'sm', 'md'] as const).map((size) => (
        <Pages key={size} size={size} page={10} aria-label={`Pages ${size}`} />
      ))}
    </Stack>
  ),
  play: async () => {
    if (isPhonePage()) return;
    const heights = screen
      .getAllByRole('button', { name: 'Page 10' })
      .map((page) => page.getBoundingClientRect().height);
    const { xs, sm, md } = measures.inputHeight;
    await expect(heights).toEqual([xs, sm, md]);
  },
};

export const Slot: Story = {
  args: {
    page: 2,
    children: (
      <Text size="sm" tone="muted">
        26–50 of 500
      </Text>
    ),
  },
};

export const Disabled: Story = {
  args: { page: 4, isDisabled: true },
  play: async () => {
    for (const page of screen.getAllByRole('button')) {
      await userEvent.click(page, { pointerEventsCheck: 0 });
      page.focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const OnePage: Story = { args: { count: 1 } };

/** Large page numbers stay in one line. */
export const LongText: Story = {
  args: { page: 51_234, count: 102_468, hasEnds: true },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    for (const page of screen.getAllByRole('button')) await expectToFit(page);
  },
};

export const Phone: Story = {
  args: { page: 7, hasEnds: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('the status replaces the page numbers', async () => {
      await expect(screen.getByRole('status').getBoundingClientRect().width).toBeGreaterThan(60);
      await expect(screen.queryByRole('button', { name: 'Page 7' })).toBeNull();
    });
    await step('nothing overflows', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};
