import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { arrow } from '../testing/arrow.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoreIcon } from '../icons/icons.tsx';
import { genreItem, genres, names, row } from './storyGenres.tsx';
import { Tree, TreeItem, type TreeProps } from './Tree.tsx';

const Genres = (props: Partial<TreeProps<object>>) => (
  <Tree aria-label="Genres" {...props}>
    {genres.map(genreItem)}
  </Tree>
);

const meta = {
  title: 'ui/Collections/Tree',
  component: Tree,
  render: (args) => <Genres {...(args as Partial<TreeProps<object>>)} />,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultExpandedKeys: ['electronic'] },
  play: async ({ step }) => {
    await step('items have aria-expanded and aria-level', async () => {
      await expect(row(/Electronic/)).toHaveAttribute('aria-expanded', 'true');
      await expect(row(/Dub/)).toHaveAttribute('aria-level', '2');
      await expect(row(/Spoken/)).not.toHaveAttribute('aria-expanded');
    });
    await step('a press on the chevron collapses the item', async () => {
      await userEvent.click(within(row(/Electronic/)).getByRole('button'));
      await waitFor(() => expect(names()).toEqual(['electronic', 'folk', 'spoken']));
    });
    await step('without selection Enter expands and collapses', async () => {
      row(/Folk/).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(row(/Balkan/)).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('row', { name: /Balkan/ })).toBeNull());
    });
  },
};

/** The keyboard table of the ARIA tree grid pattern. */
export const Keyboard: Story = {
  tags: ['rtl'],
  args: { selectionMode: 'multiple' },
  play: async ({ step }) => {
    await userEvent.tab();
    await step('the arrow key in the reading direction expands, the other collapses', async () => {
      await expect(row(/Electronic/)).toHaveFocus();
      await userEvent.keyboard(arrow('end'));
      await waitFor(() => expect(row(/Ambient/)).toBeVisible());
      await userEvent.keyboard(`{ArrowDown}${arrow('end')}{ArrowDown}`);
      await waitFor(() => expect(row(/Drone/)).toHaveFocus());
    });
    await step('the arrow key back goes to the parent, and collapses it', async () => {
      await userEvent.keyboard(arrow('start'));
      await expect(row(/Ambient/)).toHaveFocus();
      await userEvent.keyboard(arrow('start'));
      await waitFor(() => expect(screen.queryByRole('row', { name: /Drone/ })).toBeNull());
    });
    await step('Home and End go to the first and the last item', async () => {
      await userEvent.keyboard('{End}');
      await expect(row(/Spoken/)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(row(/Electronic/)).toHaveFocus();
    });
    await step('Space selects, Control+A selects all, Escape none', async () => {
      await userEvent.keyboard(' ');
      await expect(row(/Electronic/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(row(/Folk/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
    });
    await step('letters focus the item that begins with them', async () => {
      await userEvent.keyboard('sp');
      await expect(row(/Spoken/)).toHaveFocus();
    });
    await step('Up goes to the previous item', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(row(/Folk/)).toHaveFocus();
    });
    await step('Enter selects where there is no action', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(screen.getAllByRole('row', { selected: true })).toEqual([row(/Folk/)]);
    });
    await step('the tree is one tab stop: Shift+Tab leaves it, Tab returns to the same item', async () => {
      // A simulated Tab starts at the target of keydown; a real Tab starts at the element that the tree focused.
      await fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey: true });
      await expect(screen.getByRole('treegrid')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('treegrid')).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
      await expect(row(/Folk/)).toHaveFocus();
    });
  },
};

export const Selecting: Story = {
  args: {
    selectionMode: 'multiple',
    variant: 'card',
    density: 'regular',
    defaultExpandedKeys: ['electronic', 'ambient'],
    defaultSelectedKeys: ['dub', 'drone'],
    disabledKeys: ['folk'],
  },
};

const onAction = fn();

/** The keyboard skips disabled items, which stay collapsed. */
export const Disabled: Story = {
  args: { selectionMode: 'multiple', disabledKeys: ['electronic'] },
  render: (args) => (
    <Tree {...args} aria-label="Genres" onAction={onAction}>
      {genres.map(genreItem)}
      <TreeItem id="noise" title="Noise" isDisabled />
    </Tree>
  ),
  play: async ({ step }) => {
    onAction.mockClear();
    await step('the item has aria-disabled', async () => {
      for (const name of [/Electronic/, /Noise/])
        await expect(row(name)).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the arrow keys skip it', async () => {
      await userEvent.tab();
      await expect(row(/Folk/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(row(/Spoken/)).toHaveFocus();
    });
    await step('a press has no effect', async () => {
      await userEvent.click(screen.getByText('Electronic'));
      await userEvent.click(screen.getByText('Noise'));
      await userEvent.click(within(row(/Electronic/)).getByRole('button'));
      await expect(onAction).not.toHaveBeenCalled();
      await expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
      await expect(names()).toEqual(['electronic', 'folk', 'spoken', 'noise']);
    });
  },
};

const densities = ['compact', 'regular', 'relaxed'] as const;

export const Densities: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {densities.map((density) => (
        <Tree key={density} aria-label={density} density={density} variant="card">
          {genres.map(genreItem)}
        </Tree>
      ))}
    </div>
  ),
  play: async () => {
    const heights = densities.map(
      (name) => within(screen.getByRole('treegrid', { name })).getAllByRole('row')[0]!.offsetHeight,
    );
    await expect(heights).toEqual([36, 48, 60]);
  },
};

export const Actions: Story = {
  tags: ['rtl'],
  render: () => (
    <Tree aria-label="Menu" selectionMode="single">
      <TreeItem
        id="home"
        title="Home"
        actions={
          <IconButton aria-label="More about Home">
            <MoreIcon />
          </IconButton>
        }
      />
      <TreeItem id="search" title="Search" href="#search" />
    </Tree>
  ),
  play: async ({ step }) => {
    await step('horizontal arrow keys go to the checkbox and the button of an item and back', async () => {
      await userEvent.tab();
      await userEvent.keyboard(arrow('end').repeat(2));
      await expect(document.activeElement).toHaveAccessibleName('More about Home');
      await userEvent.keyboard(arrow('start').repeat(2));
      await expect(row(/Home/)).toHaveFocus();
    });
    await step('a press on the button does not select the item', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More about Home' }));
      await expect(row(/Home/)).not.toHaveAttribute('aria-selected', 'true');
    });
    await step('an item can be a link', () => expect(row(/Search/)).toHaveAttribute('data-href', '#search'));
  },
};

export const Empty: Story = {
  render: () => (
    <Tree aria-label="Genres" renderEmptyState={() => <EmptyState title="No genres yet" />}>
      {[]}
    </Tree>
  ),
  play: async () => {
    const tree = screen.getByRole('treegrid', { name: 'Genres' });
    await expect(within(tree).getByRole('heading', { name: 'No genres yet' })).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Tree aria-label="Labels" defaultExpandedKeys={['a', 'b']} selectionMode="multiple">
      <TreeItem id="a" title="The Philharmonic Orchestra of a Town with a Name as Long as This">
        <TreeItem id="b" title="Concertos for two pianos, percussion and a very long afternoon">
          <TreeItem id="c" title="Concerto in D minor, as played in the rain, with an unknown bassoon" />
          <TreeItem id="d" title={longText} href="#long" />
        </TreeItem>
      </TreeItem>
    </Tree>
  ),
  play: async () => {
    await expectToFit(screen.getByRole('treegrid'));
    for (const item of screen.getAllByRole('row')) await expectToFit(item);
  },
};
