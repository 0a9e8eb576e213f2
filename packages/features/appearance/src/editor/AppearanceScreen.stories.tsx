import {
  type AppearanceResponse,
  adminOptionsQuery,
  appearanceDraftsQuery,
  appearanceHistoryQuery,
  appearanceQuery,
  draftPresenceQuery,
} from '@segno/data';
import { sampleAppearance } from '@segno/data/samples';
import { ToastRegion } from '@segno/ui';
import { answer, asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appearancePage } from './appearancePage.ts';

const draft = {
  id: 4,
  name: 'Autumn',
  version: 1,
  publish_at: null,
  is_outdated: false,
  link_expires_at: '2100-10-12T08:30:00.000Z',
  updated_by: { id: 3, name: 'Ada Admin' },
  updated_at: '2026-10-12T08:30:00.000Z',
};

const { values } = sampleAppearance;
const at = (place: string) => `/admin/appearance/${place}`;

const options = [
  answer(adminOptionsQuery('roles', { query: '' }), [{ id: 2, name: 'Listeners', detail: null }]),
  answer(adminOptionsQuery('plans', { query: '' }), [{ id: 1, name: 'Premium', detail: null }]),
];

const meta = {
  title: 'appearance/AppearanceScreen',
  component: TestScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    page: appearancePage,
    address: at('general'),
    startup: asAdmin(),
    answers: [
      answer(appearanceQuery(), sampleAppearance),
      answer(appearanceDraftsQuery(), [draft]),
      answer(draftPresenceQuery(4), []),
      answer(appearanceHistoryQuery(), [
        {
          id: 2,
          name: 'Summer',
          published_by: { id: 3, name: 'Ada Admin' },
          reason: 'The brand has this yellow.',
          created_at: draft.updated_at,
        },
        { id: 1, name: null, published_by: null, reason: null, created_at: draft.updated_at },
      ]),
      ...options,
    ],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A change can be published and undone. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /Name of the site/ });
    const publish = canvas.getByRole('button', { name: 'Publish' });
    await expect(publish).toBeDisabled();
    // At once: what is typed within half a second is undone together.
    await userEvent.click(name);
    await userEvent.paste(' Radio');
    await expect(publish).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(name).toHaveValue(values.branding.site_name);
    await expect(publish).toBeDisabled();
    await expect(canvas.getByText('Undone.')).toBeInTheDocument();
  },
};

/** Every section, with what it contains. */
export const Sections: Story = { args: { address: '/admin/appearance' } };

export const Themes: Story = { args: { address: at('themes') } };

export const Theme: Story = { args: { address: at('themes/0') } };

const pale: AppearanceResponse = {
  ...sampleAppearance,
  values: {
    ...values,
    themes: {
      ...values.themes,
      all: values.themes.all.map((theme) => ({ ...theme, values: { 'color.textMuted': '#8a8a8a' } })),
    },
  },
};

/** APPEARANCE-3: the failing pairs are named, one press repairs them, and the group returns to the built-in values. */
export const Colours: Story = {
  args: { address: at('themes/0/text-and-lines'), answers: [answer(appearanceQuery(), pale), ...options] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Pairs of colours that are hard to read';
    const list = await canvas.findByRole('list', { name });
    await expect(within(list).getAllByText(/^Muted text on Background/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fix all' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Muted text' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reset this group' })).toBeNull());
  },
};

/** APPEARANCE-9: publishing with pairs of colours that are hard to read needs a reason. */
export const Reason: Story = {
  args: { answers: [answer(appearanceQuery(), pale), ...options] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name of the site/ }), ' Radio');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Some colours are hard to read' }),
    );
    const publish = dialog.getByRole('button', { name: 'Publish all the same' });
    await expect(publish).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The brand has this grey.');
    await expect(publish).toBeEnabled();
  },
};

export const Radius: Story = { args: { address: at('themes/0/radius') } };

export const Shadows: Story = { args: { address: at('themes/0/shadows') } };

/** APPEARANCE-3: a font is chosen by its name, from a list or freely. */
export const Font: Story = {
  args: { address: at('themes/0/font') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('combobox', { name: /Font/ });
    await userEvent.type(name, 'Open');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Open Sans' }));
    await expect(name).toHaveValue('Open Sans');
    await expect(await canvas.findByRole('button', { name: 'Use the built-in font' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Load it from the web font provider' })).toBeChecked();
  },
};

export const Menus: Story = { args: { address: at('menus') } };

export const MenuItems: Story = { args: { address: at('menus/0') } };

export const MenuItem: Story = { args: { address: at('menus/0/1') } };

export const Landing: Story = { args: { address: at('landing-page') } };

export const LandingTexts: Story = { args: { address: at('landing-page/general') } };

/** HOME-3: buttons and features are added and edited. */
export const LandingFeatures: Story = {
  args: { address: at('landing-page/primary-features') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'No advertisements');
    await expect(canvas.getByRole('button', { name: 'No advertisements' })).toBeVisible();
  },
};

export const LandingButtons: Story = { args: { address: at('landing-page/action-buttons') } };

export const SearchEngines: Story = { args: { address: at('seo-settings') } };

/** APPEARANCE-5: the previews show the template with an example. */
export const SearchEnginesOfAPage: Story = {
  args: { address: at('seo-settings/artist') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add artist to “Title”' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('{artist}');
    const result = canvas.getByRole('region', { name: 'In search results' });
    await expect(within(result).getByText('Ida Marlow')).toBeVisible();
  },
};

export const CustomCode: Story = { args: { address: at('custom-code') } };

export const Drafts: Story = {
  args: { address: at('drafts') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Autumn')).toBeVisible();
    await expect(canvas.getByText('Reason: The brand has this yellow.')).toBeVisible();
    await expect(canvas.getByText('There are no differences.')).toBeVisible();
    // APPEARANCE-8: the link can be ended, and another one can be made for a time.
    await expect(canvas.getByText(/^Everybody with this link sees the draft until/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End the link' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    await expect(await within(document.body).findByRole('menuitem', { name: 'For a week' })).toBeVisible();
  },
};

/** The folders of components that have stories. */
const folders = Object.keys(import.meta.glob('../../../../ui/src/[A-Z]*/*.stories.tsx')).map(
  (path) => path.split('/').at(-2) ?? '',
);

/** APPEARANCE-10: every component in every theme of the site, and all stories of one. */
export const Components: Story = {
  args: { address: at('themes') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /What the preview shows/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Components' }));
    // The stories of all components are loaded for the first time.
    const button = await canvas.findByRole('region', { name: 'Button' }, { timeout: 20_000 });
    for (const { name } of values.themes.all)
      await expect(within(button).getByRole('group', { name })).toBeVisible();
    const shown = new Set(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent));
    await expect(folders.filter((folder) => !shown.has(folder))).toEqual([]);
    await userEvent.type(canvas.getByRole('combobox', { name: /Component/ }), 'Button');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Button' }));
    await expect(await canvas.findByRole('region', { name: 'Default' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Accordion' })).toBeNull();
  },
};

/** MENU-1: an item has several permissions, and conditions on several settings. */
export const Conditions: Story = {
  args: { address: at('menus/0/1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const permissions = await canvas.findByRole('combobox', { name: /Needs all of these permissions/ });
    for (const name of ['music.view', 'playlists.create']) {
      await userEvent.type(permissions, name);
      await userEvent.click(await page.findByRole('option', { name }));
      await expect(await canvas.findByRole('row', { name })).toBeVisible();
    }
    for (const name of ['registration.disable', 'billing.enable']) {
      await userEvent.click(canvas.getByRole('button', { name: /Add a condition on a setting/ }));
      await userEvent.click(await page.findByRole('option', { name }));
      await expect(
        await canvas.findByRole('button', { name: `Remove the condition on ${name}` }),
      ).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: /State of registration.disable/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Exactly this value' }));
    const value = await canvas.findByRole('textbox', { name: 'Value of registration.disable' });
    await userEvent.type(value, '4');
    await expect(value).toHaveValue('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the condition on billing.enable' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Remove the condition on billing.enable' })).toBeNull(),
    );
  },
};

/** APPEARANCE-6: code that cannot be read is not saved; the message leads to it. */
export const UnreadableCode: Story = {
  args: {
    address: at('general'),
    beside: <ToastRegion />,
    answers: [
      answer(appearanceQuery(), {
        ...sampleAppearance,
        values: { ...values, code: { ...values.code, css: 'p { color: red;\nh1 { color' } },
      }),
      ...options,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name of the site/ }), ' Radio');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await within(document.body).findByText(/The code “Styles” cannot be read/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
