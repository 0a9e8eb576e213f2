import { defineTable } from '@segno/data';
import {
  answer,
  asAdmin,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
} from '@segno/testing';
import { Button, Chip, PlusIcon, TagIcon, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { queryOptions } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ResourceTable } from './ResourceTable.tsx';

interface Release {
  id: number;
  name: string;
  state: 'draft' | 'published';
  plays: number;
  released: string;
  isExplicit: boolean;
}

const definition = defineTable({
  orders: { name: 'asc', plays: 'desc', released: 'desc' },
  order: 'released',
  filters: { state: { kind: 'choice', values: ['draft', 'published'] }, released: { kind: 'day' } },
});
const releases = ['Slow Tide', 'Harbour', 'Night Ferry'].map((name, index): Release => ({
  id: index + 1,
  name,
  state: index === 0 ? 'draft' : 'published',
  plays: 1200 * index,
  released: '2026-03-04',
  isExplicit: index === 1,
}));
const releasesQuery = (input: { page?: number; state?: string }) =>
  queryOptions({
    queryKey: ['releases', { ...input, page: input.page ?? 1 }],
    queryFn: (): Promise<{ data: Release[]; per_page: number; total: number | null }> =>
      Promise.reject(new Error('The story answers.')),
  });

const erase = fn(({ id }: Release) =>
  id === 2 ? Promise.reject(new Error('Refused')) : Promise.resolve(undefined),
);
const restore = fn(() => Promise.resolve());

const Releases = () => (
  <>
    <ResourceTable
      title="Releases"
      definition={definition}
      query={releasesQuery}
      nameOf={({ name }) => name}
      linkOf={({ id }) => `/releases/${id}`}
      imageOf={() => null}
      columns={[
        {
          id: 'state',
          label: 'State',
          render: ({ state }) => <Chip tone={state === 'draft' ? 'neutral' : 'positive'}>{state}</Chip>,
        },
        { id: 'plays', label: 'Plays', kind: 'number', value: ({ plays }) => plays },
        { id: 'released', label: 'Released', kind: 'date', value: ({ released }) => released },
        {
          id: 'explicit',
          label: 'Explicit',
          kind: 'bool',
          value: ({ isExplicit }) => isExplicit,
          isHidden: true,
        },
      ]}
      searchLabel="Search releases"
      filters={{
        state: { label: 'State', any: 'Any state', labelOf: (state) => `Only ${state}` },
        released: { label: 'Released', any: 'Any time' },
      }}
      found={(count) => `${count} releases`}
      actions={({ name }) => [{ id: 'edit', label: `Edit ${name}`, href: '/edit' }]}
      selectedLabel={(count) => `${count} selected`}
      bulk={[
        {
          id: 'delete',
          label: 'Delete',
          tone: 'danger',
          run: erase,
          undo: restore,
          done: (count) => `Deleted ${count}`,
        },
      ]}
      exports={[{ label: 'CSV', href: '/api/v1/releases.csv' }]}
      toolbar={<Button startIcon={<PlusIcon />}>New release</Button>}
      empty={{ icon: <TagIcon />, title: 'No releases yet' }}
    />
    <ToastRegion />
  </>
);

const pageOf = (data: Release[]) => ({ data, per_page: 20, total: data.length });

const meta = {
  title: 'base/ResourceTable',
  component: TestScreen,
  args: {
    screen: Releases,
    route: '/releases',
    address: '/releases',
    startup: asAdmin(),
    answers: [
      answer(releasesQuery({}), pageOf(releases), { empty: pageOf([]) }),
      answer(releasesQuery({ state: 'draft' }), pageOf([])),
    ],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid', { name: 'Releases' });
    await expect(canvas.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/releases/2');
    await expect(canvas.queryByRole('columnheader', { name: 'Explicit' })).toBeNull();
    await step('LIST-2 a column is shown and hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Explicit' }));
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByRole('columnheader', { name: 'Explicit' })).toBeVisible();
    });
  },
};

/** The records before a failure are changed and can be restored; the others stay selected. */
export const PartialFailure: Story = {
  parameters: { expectedErrors: [/Refused/] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    restore.mockClear();
    for (const name of [/Slow Tide/, /Harbour/, /Night Ferry/])
      await userEvent.click(within(await canvas.findByRole('row', { name })).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Deleted 1')).toBeVisible());
    await expect(await canvas.findByRole('toolbar', { name: '2 selected' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restore).toHaveBeenCalledTimes(1));
  },
};

/** Below 600 px rows are cards. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Filtered: Story = {
  args: { address: '/releases?state=draft' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('There are no items matching your query')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No releases yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
