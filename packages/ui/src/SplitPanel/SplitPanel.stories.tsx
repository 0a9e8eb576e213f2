import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SplitPanel } from './SplitPanel.tsx';

const panel = (text: string) => (
  <Stack style={{ padding: 16 }}>
    <Text>{text}</Text>
  </Stack>
);

const meta = {
  title: 'ui/Layout/SplitPanel',
  component: SplitPanel,
  args: {
    children: [
      panel('Inbox: three demos, one bill'),
      panel('Dear Ines, here is the tape that you asked for.'),
    ],
    style: { blockSize: 280 },
    onChange: fn(),
    onChangeEnd: fn(),
    onCollapsedChange: fn(),
  },
} satisfies Meta<typeof SplitPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const isRtl = () => document.documentElement.dir === 'rtl';
/** The arrow key that enlarges the first panel. */
const larger = () => (isRtl() ? '{ArrowLeft}' : '{ArrowRight}');
const smaller = () => (isRtl() ? '{ArrowRight}' : '{ArrowLeft}');
const border = (canvas: HTMLElement) => within(canvas).getByRole('separator');
const panelOf = (canvas: HTMLElement) =>
  document.getElementById(border(canvas).getAttribute('aria-controls')!)!;

/** The keyboard table of the window splitter pattern. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, args, step }) => {
    if (isPhonePage()) return;
    const separator = border(canvasElement);
    const width = () => panelOf(canvasElement).getBoundingClientRect().width;
    await step('the separator has a name, a value and limits', async () => {
      await expect(separator).toHaveAccessibleName('Resize panels');
      await expect(separator).toHaveAttribute('aria-valuenow', '280');
      await expect(separator).toHaveAttribute('aria-valuemin', '160');
      await expect(separator).toHaveAttribute('aria-valuemax', '640');
      await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
    });
    await step('arrow keys move the separator by 16 px, with Shift by 64', async () => {
      separator.focus();
      await userEvent.keyboard(larger());
      await expect(width()).toBe(296);
      await userEvent.keyboard(`{Shift>}${larger()}{/Shift}`);
      await expect(width()).toBe(360);
      await userEvent.keyboard(smaller());
      await expect(width()).toBe(344);
      await expect(separator).toHaveAttribute('aria-valuenow', '344');
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith(344);
      await userEvent.keyboard('{ArrowDown}');
      await expect(width()).toBe(344);
    });
    await step('Home and End set the limits', async () => {
      await userEvent.keyboard('{Home}');
      await expect(width()).toBe(160);
      await userEvent.keyboard('{End}');
      await expect(width()).toBe(640);
    });
    await step('Enter does nothing on a panel that is not collapsible', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(panelOf(canvasElement)).toBeVisible();
    });
  },
};

export const Drag: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, args, step }) => {
    if (isPhonePage()) return;
    const separator = border(canvasElement);
    const { left, top } = separator.getBoundingClientRect();
    const from = { clientX: left + 6, clientY: top + 100 };
    const towards = isRtl() ? -1 : 1;
    const drag = (pointer: 'mouse' | 'touch', by: number) => {
      const send = (type: string, clientX: number, at: EventTarget = document.documentElement) =>
        at.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            pointerId: 1,
            pointerType: pointer,
            isPrimary: true,
            button: 0,
            buttons: 1,
            clientX,
            clientY: from.clientY,
            pageX: clientX,
            pageY: from.clientY,
          } as PointerEventInit),
        );
      send('pointerdown', from.clientX, separator);
      send('pointermove', from.clientX + by / 2);
      send('pointermove', from.clientX + by);
      send('pointerup', from.clientX + by);
    };
    await step('a mouse drags the separator', async () => {
      drag('mouse', 100 * towards);
      await expect(await within(canvasElement).findByRole('separator')).toHaveAttribute(
        'aria-valuenow',
        '380',
      );
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith(380);
    });
    await step('touch drags the separator, but not beyond its limits', async () => {
      drag('touch', 2000 * towards);
      await expect(await within(canvasElement).findByRole('separator')).toHaveAttribute(
        'aria-valuenow',
        '640',
      );
    });
  },
};

export const Collapsible: Story = {
  tags: ['rtl'],
  args: { isCollapsible: true },
  play: async ({ canvasElement, args, step }) => {
    if (isPhonePage()) return;
    const separator = border(canvasElement);
    separator.focus();
    await step('Enter collapses the panel', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(panelOf(canvasElement)).not.toBeVisible();
      await expect(separator).toHaveAttribute('aria-valuenow', '0');
      await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    });
    await step('Enter restores the size', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(panelOf(canvasElement)).toBeVisible();
      await expect(separator).toHaveAttribute('aria-valuenow', '280');
    });
    await step('an arrow key expands the panel to its smallest size', async () => {
      await userEvent.keyboard(`{Enter}${larger()}`);
      await expect(separator).toHaveAttribute('aria-valuenow', '160');
    });
  },
};

export const Collapsed: Story = { args: { isCollapsible: true, defaultCollapsed: true } };

export const SideEnd: Story = {
  tags: ['rtl'],
  args: { side: 'end', defaultValue: 200 },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    border(canvasElement).focus();
    await userEvent.keyboard(larger());
    await expect(border(canvasElement)).toHaveAttribute('aria-valuenow', '184');
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical', defaultValue: 100, minValue: 40, maxValue: 200 },
  play: async ({ canvasElement }) => {
    border(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(panelOf(canvasElement).getBoundingClientRect().height).toBe(116);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(panelOf(canvasElement).getBoundingClientRect().height).toBe(84);
    await expect(border(canvasElement)).toHaveAttribute('aria-orientation', 'horizontal');
  },
};

/** A list, a text and its comments. */
export const Nested: Story = {
  args: {
    children: [
      panel('Inbox'),
      <SplitPanel
        key="end"
        orientation="vertical"
        side="end"
        defaultValue={90}
        minValue={60}
        maxValue={140}
        handleLabel="Resize comments"
      >
        {panel('The text')}
        {panel('Comments')}
      </SplitPanel>,
    ],
    handleLabel: 'Resize list',
  },
};

/** F6 cycles through the panels, nested panels included. */
export const BetweenPanels: Story = {
  args: {
    isCollapsible: true,
    children: [
      <Stack key="inbox" style={{ padding: 16 }} align="start">
        <Button>Demos</Button>
        <Button>Bills</Button>
      </Stack>,
      <SplitPanel key="end" orientation="vertical" defaultValue={100} minValue={40} handleLabel="Resize text">
        {panel('Dear Ines')}
        <Stack style={{ padding: 16 }} align="start">
          <Link href="#answer">Answer</Link>
        </Stack>
      </SplitPanel>,
    ],
  },
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    const canvas = within(canvasElement);
    const at = (name: string) => expect(canvas.getByRole('button', { name })).toHaveFocus();
    const text = canvas.getByText('Dear Ines').closest('[data-split-pane]');
    await step('F6 focuses the next panel and wraps around', async () => {
      canvas.getByRole('button', { name: 'Bills' }).focus();
      await userEvent.keyboard('{F6}');
      // The panel has no focusable element, so it is focused itself.
      await expect(text).toHaveFocus();
      await userEvent.keyboard('{F6}');
      await expect(canvas.getByRole('link', { name: 'Answer' })).toHaveFocus();
      await userEvent.keyboard('{F6}');
      await at('Bills');
    });
    await step('Shift+F6 focuses the previous panel', async () => {
      await userEvent.keyboard('{Shift>}{F6}{/Shift}');
      await expect(canvas.getByRole('link', { name: 'Answer' })).toHaveFocus();
      await userEvent.keyboard('{Shift>}{F6}{F6}{/Shift}');
      await at('Bills');
    });
    const separator = canvas.getByRole('separator', { name: 'Resize panels' });
    await step('from the separator F6 focuses the next and Shift+F6 the previous panel', async () => {
      separator.focus();
      await userEvent.keyboard('{F6}');
      await expect(text).toHaveFocus();
      separator.focus();
      await userEvent.keyboard('{Shift>}{F6}{/Shift}');
      await at('Bills');
    });
    await step('F6 skips a collapsed panel', async () => {
      separator.focus();
      await userEvent.keyboard('{Enter}{Shift>}{F6}{/Shift}');
      await expect(canvas.getByRole('link', { name: 'Answer' })).toHaveFocus();
      await userEvent.keyboard('{F6}');
      await expect(text).toHaveFocus();
    });
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    await userEvent.tab();
    await expect(border(canvasElement)).not.toHaveFocus();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { style: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
    const [first, last] = [
      'Inbox: three demos, one bill',
      'Dear Ines, here is the tape that you asked for.',
    ].map((text) => within(canvasElement).getByText(text).getBoundingClientRect());
    await expect(first!.bottom).toBeLessThanOrEqual(last!.top);
  },
};

export const LongText: Story = {
  args: {
    children: [
      panel('Anunbrokenname'.repeat(30)),
      panel('The tide came in and the tape ran on. '.repeat(60)),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
