import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';

const names = ['Library', 'Labels', 'Harbour Lights', 'Ines Calloway', 'Albums', 'Paper Lanterns'];

const way = (places: readonly string[]) =>
  places.map((name, index) => (
    <Breadcrumb key={name} href={index === places.length - 1 ? undefined : `#${index}`}>
      {name}
    </Breadcrumb>
  ));

const meta = {
  title: 'ui/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { children: way(names) },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ step }) => {
    if (isPhonePage()) return;
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    await step('every step but the last, the current page, is a link', async () => {
      await expect(within(trail).getAllByRole('link')).toHaveLength(5);
      await expect(screen.getByText('Paper Lanterns')).toHaveAttribute('aria-current', 'page');
    });
    await step('all steps fit', async () => {
      await expect(within(trail).queryByRole('button')).toBeNull();
      await expect(within(trail).getAllByRole('listitem')).toHaveLength(6);
    });
    await step('Tab moves from step to step', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('link', { name: 'Labels' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('link', { name: 'Library' })).toHaveFocus();
    });
  },
};

/** The steps in the middle are in the menu. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ step }) => {
    const more = await screen.findByRole('button', { name: 'Show the steps between' });
    await step('the first and the last step stay visible', async () => {
      await expect(screen.getByRole('link', { name: 'Library' })).toBeVisible();
      await expect(screen.getByText('Paper Lanterns')).toBeVisible();
      await expect(screen.queryByRole('link', { name: 'Labels' })).toBeNull();
    });
    await step('it does not overflow its container', () => {
      const list = screen.getByRole('list');
      return expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    });
    await step('the menu contains the other steps and works with the keyboard', async () => {
      more.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('menu');
      await expect(within(menu).getByRole('menuitem', { name: 'Labels' })).toHaveAttribute('href', '#1');
      await expectFocusIn(menu);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(more).toHaveFocus());
    });
    await step('Space and Arrow Down open it on the first item, Arrow Up on the last', async () => {
      for (const [key, name] of [
        [' ', 'Labels'],
        ['{ArrowDown}', 'Labels'],
        ['{ArrowUp}', null],
      ] as const) {
        await userEvent.keyboard(key);
        await waitFor(() =>
          expect(
            name ? screen.getByRole('menuitem', { name }) : screen.getAllByRole('menuitem').at(-1),
          ).toHaveFocus(),
        );
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(more).toHaveFocus());
      }
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 340 }}>
      <Breadcrumbs>
        <Breadcrumb href="#a">Library</Breadcrumb>
        <Breadcrumb href="#b">The Philharmonic Orchestra of a Town with a Name as Long as This</Breadcrumb>
        <Breadcrumb>Concerto for Two Pianos, Percussion and a Very Long Afternoon</Breadcrumb>
      </Breadcrumbs>
    </div>
  ),
  play: async () => {
    await screen.findByRole('button', { name: 'Show the steps between' });
    const last = screen.getByText(/^Concerto/);
    await expect(last.scrollWidth).toBeGreaterThan(last.clientWidth);
    await expect(last).toHaveAttribute('title', last.textContent);
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Breadcrumbs key={size} size={size} aria-label={size}>
          {way(names.slice(3))}
        </Breadcrumbs>
      ))}
    </Stack>
  ),
  play: async () => {
    const sizes = ['sm', 'md', 'lg'].map((name) =>
      Number.parseFloat(
        getComputedStyle(within(screen.getByRole('navigation', { name })).getByText('Paper Lanterns'))
          .fontSize,
      ),
    );
    await expect(new Set(sizes).size).toBe(3);
    await expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  },
};

export const One: Story = { args: { children: way(['Library']) } };

export const DisabledStep: Story = {
  args: {
    children: [
      <Breadcrumb key="a" href="#a">
        Library
      </Breadcrumb>,
      <Breadcrumb key="b" href="#b" isDisabled>
        Archive
      </Breadcrumb>,
      <Breadcrumb key="c">Tapes</Breadcrumb>,
    ],
  },
  play: async () => {
    await expect(screen.queryByRole('link', { name: 'Archive' })).toBeNull();
  },
};
