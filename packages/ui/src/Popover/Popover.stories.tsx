import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { measures } from '../theme/measures.ts';
import { Popover } from './Popover.tsx';
import { PopoverTrigger } from './PopoverTrigger.tsx';

const content = (
  <Popover>
    <div style={{ minInlineSize: 220 }}>
      <Slider label="Speed" minValue={0.5} maxValue={2} step={0.25} defaultValue={1} />
    </div>
  </Popover>
);

const meta = {
  title: 'ui/Overlays/Popover',
  component: PopoverTrigger,
  args: { children: [<Button key="button">Speed</Button>, content] },
} satisfies Meta<typeof PopoverTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPopover = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return screen.findByRole('dialog');
};

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    const popover = await openPopover(canvasElement);
    await step('the popover has the name of its button', () => expect(popover).toHaveAccessibleName('Speed'));
    await step('FLOAT-1 the popover stays 16 px from the edges of the viewport', async () => {
      await waitFor(() =>
        expect(popover.getBoundingClientRect().left).toBeGreaterThanOrEqual(measures.overlayPadding),
      );
    });
    await step('Tab stays within the popover', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('slider')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(popover).toContainElement(document.activeElement as HTMLElement);
    });
    await step('Escape closes the popover and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    });
    for (const [name, key] of [
      ['Enter', '{Enter}'],
      ['Space', ' '],
    ] as const)
      await step(`${name} opens the popover`, async () => {
        await userEvent.keyboard(key);
        await expectFocusIn(await screen.findByRole('dialog', { name: 'Speed' }));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
      });
  },
};

/** Content without padding, such as a list or a picture. */
export const WithoutPadding: Story = {
  args: {
    defaultOpen: true,
    children: [
      <Button key="button">Cover</Button>,
      <Popover key="popover" padding="none">
        <div data-testid="content" style={{ inlineSize: 200, blockSize: 120 }} />
      </Popover>,
    ],
  },
  play: async () => {
    const { paddingInlineStart, paddingBlockStart } = getComputedStyle(await screen.findByRole('dialog'));
    await expect([paddingInlineStart, paddingBlockStart]).toEqual(['0px', '0px']);
  },
};

export const Placements: Story = {
  args: {
    children: [
      <Button key="button">Speed</Button>,
      <Popover key="popover" placement="top">
        1.25 times as fast
      </Popover>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    const popover = await openPopover(canvasElement);
    const button = within(canvasElement).getByRole('button', { hidden: true });
    await waitFor(() =>
      expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const popover = await openPopover(canvasElement);
    await step('FLOAT-3 on a phone the popover is a tray of at most 375 px at the bottom', async () => {
      await waitFor(async () => {
        const { width, bottom } = popover.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
    });
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: [
      <Button key="button">Speed</Button>,
      <Popover key="popover">
        <div style={{ maxInlineSize: 220 }}>{longText}</div>
      </Popover>,
    ],
  },
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expectToFit(popover));
  },
};
