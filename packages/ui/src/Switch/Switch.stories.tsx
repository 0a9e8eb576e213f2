import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'ui/Fields/Switch',
  component: Switch,
  args: { children: 'Crossfade', onChange: fn() },
  decorators: [inColumn(360)],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvasElement: HTMLElement) => within(canvasElement).getByRole('switch');

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, args, step }) => {
    const crossfade = within(canvasElement).getByRole('switch', { name: 'Crossfade' });
    await step('Tab focuses the switch, Space toggles it', async () => {
      await userEvent.tab();
      await expect(crossfade).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(crossfade).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard(' ');
      await expect(crossfade).not.toBeChecked();
    });
    await step('a press on the label turns it on, and the thumb moves to the end', async () => {
      const label = crossfade.closest('label')!;
      const thumb = label.querySelector('span > span:empty')!;
      const from = thumb.getBoundingClientRect().left;
      await userEvent.click(within(canvasElement).getByText('Crossfade'));
      await expect(crossfade).toBeChecked();
      const isRtl = getComputedStyle(label).direction === 'rtl';
      await waitFor(() => expect(Math.sign(thumb.getBoundingClientRect().left - from)).toBe(isRtl ? -1 : 1));
    });
  },
};

export const Selected: Story = { args: { defaultSelected: true } };

export const WithDescription: Story = {
  args: { description: 'The end of a track runs into the next.', defaultSelected: true },
  play: async ({ canvasElement }) => {
    await expect(control(canvasElement)).toHaveAccessibleDescription(
      'The end of a track runs into the next.',
    );
  },
};

/** For a list of settings: the switches are aligned at its end. */
export const LabelAtTheStart: Story = {
  render: () => (
    <Stack>
      <Switch labelPlacement="start" defaultSelected description="The end of a track runs into the next.">
        Crossfade
      </Switch>
      <Switch labelPlacement="start">Normalise volume</Switch>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const ends = within(canvasElement)
      .getAllByRole('switch')
      .map((one) => one.closest('label')!.querySelector(':scope > span:nth-of-type(2)')!)
      .map((track) => Math.round(track.getBoundingClientRect().left));
    await expect(new Set(ends).size).toBe(1);
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Switch key={size} size={size} defaultSelected>
          {size}
        </Switch>
      ))}
    </Stack>
  ),
};

export const Invalid: Story = {
  args: { errorMessage: 'This could not be saved. Try again.' },
  play: async ({ canvasElement }) => {
    await expect(control(canvasElement)).toBeInvalid();
    await expect(control(canvasElement)).toHaveAccessibleDescription(/could not be saved/);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(control(canvasElement));
    await expect(control(canvasElement)).toBeChecked();
  },
};

export const Pending: Story = {
  args: { isPending: true, defaultSelected: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(control(canvasElement));
    await expect(control(canvasElement)).toBeChecked();
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
    await expect(control(canvasElement)).toHaveAccessibleName('Crossfade');
  },
};

export const Disabled: Story = {
  render: () => (
    <Stack>
      <Switch isDisabled>Off</Switch>
      <Switch isDisabled defaultSelected>
        On
      </Switch>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const one of within(canvasElement).getAllByRole('switch')) await expect(one).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    children: 'Play something similar when everything that I have chosen has come to its end',
    description: 'It never plays anything that you have hidden, and it stops after an hour without a press.',
    labelPlacement: 'start',
  },
};
