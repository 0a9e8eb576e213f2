import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { Text } from '../Text/Text.tsx';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { measures } from '../theme/measures.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'ui/Overlays/Drawer',
  component: Drawer,
  args: {
    title: 'Credits',
    children: <Text>Written and produced by Halvar Nystrand.</Text>,
    footer: ({ close }) => <Button onPress={close}>Done</Button>,
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Show credits</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show credits' }));
  const drawer = await screen.findByRole('dialog', { name: 'Credits' });
  await expectFocusIn(drawer);
  return drawer;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Show credits' });
    const isRtl = document.documentElement.dir === 'rtl';
    await step('SIZE-1 it is 384 px wide, as high as the screen, at its end', async () => {
      const drawer = await open(canvasElement);
      await waitFor(async () => {
        const { left, right, width, height } = drawer.parentElement!.getBoundingClientRect();
        await expect(width).toBe(measures.dialogWidth.sm);
        await expect(height).toBe(window.innerHeight);
        await expect(isRtl ? left : right).toBe(isRtl ? 0 : window.innerWidth);
      });
    });
    await step('Escape closes it and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('a button of the footer can close it', async () => {
      const drawer = await open(canvasElement);
      await userEvent.click(within(drawer).getByRole('button', { name: 'Done' }));
      await gone();
    });
    await step('the close button closes it', async () => {
      const drawer = await open(canvasElement);
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await gone();
    });
  },
};

export const AtTheStart: Story = {
  args: { side: 'start', size: 'xs', isOpen: true },
  tags: ['rtl'],
  render: (args) => <Drawer {...args} />,
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Credits' });
    const isRtl = document.documentElement.dir === 'rtl';
    await waitFor(async () => {
      const { left, right } = drawer.parentElement!.getBoundingClientRect();
      await expect(isRtl ? right : left).toBe(isRtl ? window.innerWidth : 0);
    });
  },
};

export const OnAPhone: Story = {
  args: { size: 'lg', isOpen: true },
  tags: ['modes'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Drawer {...args} />,
};

export const LongText: Story = {
  args: { isOpen: true, title: longText, children: <Text>{longText}</Text> },
  render: (args) => <Drawer {...args} />,
  play: async () => expectToFit(await screen.findByRole('dialog')),
};
