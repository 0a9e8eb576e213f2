import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useReorder } from '../reorder/useReorder.tsx';
import { arrow } from '../testing/arrow.ts';
import { moveInTree } from './moveInTree.ts';
import { type Genre, genreItem, genres, names, row } from './storyGenres.tsx';
import { Tree, TreeItem } from './Tree.tsx';

/** Many items, items that are loaded on demand, and items that people reorder. */
const meta = {
  title: 'ui/Collections/Tree/Items',
  component: Tree,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the visible items are rendered. */
export const Thousands: Story = {
  render: () => (
    <Tree
      aria-label="Shelves"
      isVirtualized
      maxHeight={360}
      defaultExpandedKeys={['s0']}
      items={Array.from({ length: 40 }, (_, shelf) => ({
        id: `s${shelf}`,
        name: `Shelf ${shelf + 1}`,
      }))}
    >
      {({ id, name }) => (
        <TreeItem id={id} title={name}>
          {Array.from({ length: 100 }, (_, disc) => (
            <TreeItem key={disc} id={`${id}-${disc}`} title={`${name}, record ${disc + 1}`} />
          ))}
        </TreeItem>
      )}
    </Tree>
  ),
  play: async () => {
    await waitFor(() => expect(row(/record 1$/)).toBeVisible());
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
    const place = (name: RegExp) =>
      ['aria-posinset', 'aria-setsize'].map((attribute) => row(name).getAttribute(attribute));
    await expect(place(/^Shelf 1$/)).toEqual(['1', '40']);
    await expect(place(/record 2$/)).toEqual(['2', '100']);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(/^Shelf 40$/)).toHaveFocus());
    await expect(place(/^Shelf 40$/)).toEqual(['40', '40']);
  },
};

const discs: { [label: string]: string[] } = {
  'Harbour Lights': ['Ines Calloway', 'The Quiet Hours'],
  'Night Ferry': ['Ferro & Sons'],
};

/** A label that loads its artists when it is expanded, and a label whose first request fails. */
function useLazy(failures: number) {
  const [state, setState] = useState<'unknown' | 'loading' | 'failed' | 'known'>('unknown');
  const tries = useRef(0);
  const load = () => {
    setState('loading');
    tries.current += 1;
    setTimeout(() => setState(tries.current > failures ? 'known' : 'failed'), 600);
  };
  return { state, load };
}

/** Child items are loaded on expansion. A failed request can be retried. */
export const LazyChildren: Story = {
  tags: ['rtl'],
  render: function Render() {
    const lazy = { 'Harbour Lights': useLazy(0), 'Night Ferry': useLazy(1) };
    return (
      <Tree
        aria-label="Labels"
        onExpandedChange={(keys) => {
          for (const [label, { state, load }] of Object.entries(lazy))
            if (keys.has(label) && state === 'unknown') load();
        }}
      >
        {Object.entries(lazy).map(([label, { state, load }]) => (
          <TreeItem
            key={label}
            id={label}
            title={label}
            hasChildItems
            isLoading={state === 'loading'}
            onRetry={state === 'failed' ? load : undefined}
          >
            {state === 'known' &&
              discs[label]!.map((artist) => <TreeItem key={artist} id={artist} title={artist} />)}
          </TreeItem>
        ))}
      </Tree>
    );
  },
  play: async ({ step }) => {
    const inside = (name: RegExp) => within(row(name));
    await step('an item whose child items are not loaded has aria-expanded', async () => {
      await expect(row(/Harbour/)).toHaveAttribute('aria-expanded', 'false');
    });
    await step('the arrow key in the reading direction expands it and loads its child items', async () => {
      await userEvent.tab();
      await userEvent.keyboard(arrow('end'));
      await expect(row(/Harbour/)).toHaveAttribute('aria-expanded', 'true');
      await expect(inside(/Harbour/).getByRole('progressbar')).toBeVisible();
      await waitFor(() => expect(row(/Ines/)).toHaveAttribute('aria-level', '2'), { timeout: 5000 });
      await expect(inside(/Harbour/).queryByRole('progressbar')).toBeNull();
      await expect(row(/Harbour/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(row(/Ines/)).toHaveFocus();
    });
    await step('a second expansion does not load again', async () => {
      await userEvent.keyboard(arrow('start').repeat(2));
      await waitFor(() => expect(screen.queryByRole('row', { name: /Ines/ })).toBeNull());
      await userEvent.keyboard(arrow('end'));
      await waitFor(() => expect(row(/Ines/)).toBeVisible());
      await expect(screen.queryByRole('progressbar')).toBeNull();
    });
    await step('a press on the chevron expands; a failed request shows an error', async () => {
      await userEvent.click(inside(/Night Ferry/).getByRole('button'));
      await expect(row(/Night Ferry/)).toHaveAttribute('aria-expanded', 'true');
      await expect(inside(/Night Ferry/).getByRole('progressbar')).toBeVisible();
      await waitFor(() => expect(inside(/Night Ferry/).getByRole('alert')).toBeVisible(), { timeout: 5000 });
    });
    await step('arrow keys go to the retry button, and the item keeps the focus', async () => {
      row(/Night Ferry/).focus();
      await userEvent.keyboard(arrow('end'));
      await expect(document.activeElement).toBe(inside(/Night Ferry/).getAllByRole('button')[1]);
      await userEvent.keyboard('{Enter}');
      await expect(inside(/Night Ferry/).getByRole('progressbar')).toBeVisible();
      await expect(row(/Night Ferry/)).toHaveFocus();
      await waitFor(() => expect(row(/Ferro/)).toHaveAttribute('aria-level', '2'), { timeout: 5000 });
    });
  },
};

export const Reordering: Story = {
  tags: ['rtl'],
  render: function Render() {
    const [items, setItems] = useState(genres);
    const dragAndDropHooks = useReorder<Genre>({
      itemLabel: ({ name }) => name,
      allowsInside: true,
      onMove: (move) => setItems((old) => moveInTree(old, ({ id }) => id, move)),
    });
    return (
      <Tree
        aria-label="Genres"
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        defaultExpandedKeys={['electronic', 'folk']}
      >
        {genreItem}
      </Tree>
    );
  },
  play: async ({ step }) => {
    const target = () => document.querySelector('[data-drop-target]');
    /** Starts at the focused item. */
    const take = async () => {
      await userEvent.keyboard(`${arrow('end')}{Enter}`);
      await waitFor(() => expect(target()).not.toBeNull());
    };
    await step(
      'Enter on the handle starts a drag, arrow keys move, Enter drops the item with its child items',
      async () => {
        await userEvent.tab();
        await take();
        await userEvent.keyboard('{ArrowDown}'.repeat(5));
        await userEvent.keyboard('{Enter}');
        await waitFor(() =>
          expect(names()).toEqual(['folk', 'balkan', 'electronic', 'ambient', 'dub', 'spoken']),
        );
        await waitFor(() => expect(row(/Electronic/)).toHaveFocus());
      },
    );
    await step('the item moves into another item', async () => {
      await userEvent.keyboard('{End}');
      await expect(row(/Spoken/)).toHaveFocus();
      await take();
      for (let press = 0; press < 12 && target()?.getAttribute('data-key') !== 'folk'; press += 1)
        await userEvent.keyboard('{ArrowUp}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(names()).toEqual(['folk', 'balkan', 'spoken', 'electronic', 'ambient', 'dub']),
      );
      await expect(row(/Spoken/)).toHaveAttribute('aria-level', '2');
    });
    await step('Escape cancels the drag', async () => {
      const before = names();
      row(/Spoken/).focus();
      await take();
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await waitFor(() => expect(target()).toBeNull());
      await expect(names()).toEqual(before);
    });
    await step('the item moves out again, to the level of the drop position', async () => {
      row(/Spoken/).focus();
      await take();
      await userEvent.keyboard('{Home}{Enter}');
      await waitFor(() =>
        expect(names()).toEqual(['spoken', 'folk', 'balkan', 'electronic', 'ambient', 'dub']),
      );
      await expect(row(/Spoken/)).toHaveAttribute('aria-level', '1');
    });
    await step('the menu of the handle moves an item within its level, with its child items', async () => {
      await userEvent.click(within(row(/Folk/)).getByRole('button', { name: 'Reorder' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
      await waitFor(() =>
        expect(names()).toEqual(['spoken', 'electronic', 'ambient', 'dub', 'folk', 'balkan']),
      );
      await userEvent.click(within(row(/Dub/)).getByRole('button', { name: 'Reorder' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
      await waitFor(() => expect(names().slice(1, 4)).toEqual(['electronic', 'dub', 'ambient']));
    });
  },
};
