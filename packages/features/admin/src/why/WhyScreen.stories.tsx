import { adminOptionsQuery, adminWhyQuery } from '@segno/data';
import { answer, asAdmin, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whyPage } from './whyPage.ts';

const menus = [
  {
    id: 'main',
    positions: ['sidebar-primary'],
    items: [
      { id: '1', label: 'Home', icon: null, type: 'route' as const, action: '/' },
      {
        id: '2',
        label: 'Backstage',
        icon: null,
        type: 'route' as const,
        action: '/backstage',
        permissions: ['music.create' as const],
      },
      {
        id: '3',
        label: 'Pricing',
        icon: null,
        type: 'route' as const,
        action: '/pricing',
        settings: { 'billing.enable': true },
      },
      { id: '4', label: 'Club', icon: null, type: 'route' as const, action: '/club', roles: [2] },
    ],
  },
];

const meta = {
  title: 'admin/WhyScreen',
  component: TestScreen,
  parameters: { modes: { pseudo: 'The names of menu items are data.' } },
  args: {
    page: whyPage,
    address: '/admin/why',
    startup: { ...asAdmin(), menus },
    answers: [
      answer(adminWhyQuery({ kind: 'guest' }), { name: '', user: null, usage: [] }),
      answer(adminOptionsQuery('roles', { ids: [2] }), [{ id: 2, name: 'Listeners', detail: null }]),
      answer(adminWhyQuery({ kind: 'role', id: 2 }), { name: 'Listeners', user: null, usage: [] }),
      answer(adminOptionsQuery('roles', { query: '' }), [{ id: 2, name: 'Listeners', detail: null }]),
    ],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ADMIN-16: each hidden part names the condition that hides it. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    const item = (await canvas.findByText('Backstage')).closest('dt');
    await expect(item).toHaveTextContent('Backstage · sidebar, first');
    await expect(canvas.getAllByText('needs the permission “Upload own music”')[0]).toBeVisible();
    await expect(canvas.getByText(/the setting “.+” \(billing\.enable/)).toBeVisible();
    await expect(await canvas.findByText('needs the role “Listeners”')).toBeVisible();
    await expect(canvas.queryByText('Home')).toBeNull();
  },
};

/** Nothing is shown before a role is chosen. */
export const Choosing: Story = {
  args: { address: '/admin/why?kind=role' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('combobox', { name: /Role/ })).toBeVisible();
  },
};

/** The chosen role stays named beside what it does not see. */
export const OfARole: Story = {
  args: { address: '/admin/why?kind=role&id=2' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Listeners' })).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Forbidden: Story = forbiddenStory;
