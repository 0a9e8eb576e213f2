import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drag, holding, withEntries } from '../files/storyFiles.ts';
import { inColumn } from '../testing/inColumn.tsx';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { ImageField } from './ImageField.tsx';
import { choose, closed, cover, cropper, given, middle, picture } from './storyPictures.ts';
// Preloaded, so that the time to open does not depend on the speed of the machine.
import './ImageCropper.tsx';

/** Cropping with the pointer, two fingers and the wheel. */
const meta = {
  title: 'ui/Fields/ImageField/Cropping',
  component: ImageField,
  args: { label: 'Cover', alt: 'A low sun over water', onChange: fn() },
  beforeEach: withEntries,
  decorators: [inColumn(480)],
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dragging moves the picture; Escape keeps the previous one. */
export const Cropping: Story = {
  args: { src: cover, aspectRatio: 16 / 9 },
  play: async ({ canvasElement, args, step }) => {
    if (isPhonePage()) return;
    await choose(canvasElement, await picture(200, 400));
    await cropper();
    const stage = screen.getByRole('application');
    const image = stage.querySelector('img')!;
    await step('the pointer drags the picture', async () => {
      const { top, left, height } = stage.getBoundingClientRect();
      const at = (y: number) => ({
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        bubbles: true,
        clientX: left + 20,
        clientY: y,
        pageX: left + 20,
        pageY: y,
      });
      const before = parseFloat(image.style.top);
      await fireEvent.pointerDown(stage, at(top + 20));
      await fireEvent.pointerMove(window, at(top + 20 + height / 4));
      await fireEvent.pointerUp(window, at(top + 20 + height / 4));
      await waitFor(() => expect(parseFloat(image.style.top)).toBeCloseTo(before + 25, 0));
    });
    await step('Escape keeps the previous picture', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(within(canvasElement).getByRole('img')).toHaveAttribute('src', cover);
    });
  },
};

/** Two pointers and the wheel zoom, around their position. */
export const PinchedAndWheeled: Story = {
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    await choose(canvasElement, await picture(400, 400));
    await cropper();
    const stage = screen.getByRole('application');
    const image = stage.querySelector('img')!;
    const slider = screen.getByRole('slider', { name: 'Zoom' });
    const { left, top, width, height } = stage.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const finger = (pointerId: number, clientX: number, clientY = y) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      bubbles: true,
      clientX,
      clientY,
    });
    const zoom = () => parseFloat(image.style.width) / 100;
    await step('two pointers zoom in by the change of their distance', async () => {
      await expect(zoom()).toBeCloseTo(1, 2);
      await fireEvent.pointerDown(stage, finger(1, x - 40));
      await fireEvent.pointerDown(stage, finger(2, x + 40));
      await fireEvent.pointerMove(window, finger(1, x - 60));
      await fireEvent.pointerMove(window, finger(2, x + 60));
      await waitFor(() => expect(zoom()).toBeCloseTo(1.5, 1));
      await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/150/));
    });
    await step('the zoom is limited to the slider’s range', async () => {
      await fireEvent.pointerMove(window, finger(2, x + 2000));
      await waitFor(() => expect(zoom()).toBeCloseTo(4, 2));
      await fireEvent.pointerMove(window, finger(2, x - 58));
      await waitFor(() => expect(zoom()).toBeCloseTo(1, 2));
      await expect(parseFloat(image.style.left)).toBeCloseTo(0, 1);
    });
    await step('the remaining pointer moves the picture', async () => {
      await fireEvent.pointerMove(window, finger(2, x + 60));
      await waitFor(() => expect(zoom()).toBeGreaterThan(1.1));
      const before = parseFloat(image.style.left);
      const nearness = zoom();
      await fireEvent.pointerUp(window, finger(2, x + 60));
      await fireEvent.pointerMove(window, finger(1, x - 60 + width / 20));
      await waitFor(() => expect(parseFloat(image.style.left)).toBeCloseTo(before + 5, 0));
      await expect(zoom()).toBe(nearness);
      await fireEvent.pointerUp(window, finger(1, x));
      await fireEvent.pointerMove(window, finger(1, x + 100));
      await expect(parseFloat(image.style.left)).toBeCloseTo(before + 5, 0);
    });
    await step('the wheel zooms around the pointer, and nothing scrolls', async () => {
      const turn = (deltaY: number, clientX: number) => {
        const event = new WheelEvent('wheel', {
          deltaY,
          clientX,
          clientY: y,
          bubbles: true,
          cancelable: true,
        });
        stage.dispatchEvent(event);
        return event;
      };
      for (let times = 0; times < 20; times += 1) turn(100, x);
      await waitFor(() => expect(zoom()).toBeCloseTo(1, 2));
      await expect(turn(-100, left).defaultPrevented).toBe(true);
      await waitFor(() => expect(zoom()).toBeGreaterThan(1.1));
      // The left edge, which is under the pointer, stays there.
      await expect(parseFloat(image.style.left)).toBeCloseTo(0, 0);
      for (let times = 0; times < 20; times += 1) turn(-100, x);
      await waitFor(() => expect(zoom()).toBeCloseTo(4, 2));
    });
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const Dropped: Story = {
  args: { shape: 'round' },
  play: async ({ canvasElement, args }) => {
    const zone = within(canvasElement).getAllByRole('button')[0]!.parentElement!.parentElement!;
    await drag(zone, 'dragenter', holding(await picture()));
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
    await drag(zone, 'drop', holding(await picture()));
    await cropper();
    await userEvent.click(screen.getByRole('button', { name: 'Use picture' }));
    await closed();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect((await middle(given(args.onChange))).width).toBe(200);
  },
};
