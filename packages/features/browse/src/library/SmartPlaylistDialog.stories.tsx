import { smartPreviewQuery, type HttpClient, type SmartRules } from '@segno/data';
import { samplePlaylists, sampleTracks } from '@segno/data/samples';
import { answerAll, asListener } from '@segno/testing';
import { Button, DialogTrigger } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen, SmartPlaylistDialog } from '@segno/music/testing';

const [playlist] = samplePlaylists;
const rules: SmartRules = {
  match: 'all',
  rules: [{ field: 'genre', operator: 'is', value: 'Ambient' }],
  limit: { by: 'tracks', value: 100 },
  order: 'most_played',
};
const saved = fn();
const send = fn<HttpClient['send']>(() => Promise.resolve({ playlist }));

const Screen = () => (
  <DialogTrigger defaultOpen>
    <Button>New smart playlist</Button>
    <SmartPlaylistDialog onSaved={saved} onCancel={() => {}} />
  </DialogTrigger>
);

const meta = {
  title: 'browse/SmartPlaylistDialog',
  component: PlayerScreen,
  args: {
    screen: Screen,
    route: '/',
    address: '/',
    startup: asListener(),
    send,
    answers: [
      answerAll(
        smartPreviewQuery(rules),
        { count: 42, tracks: sampleTracks.slice(0, 8) },
        { empty: { count: 0, tracks: [] } },
      ),
    ],
  },
  beforeEach() {
    saved.mockClear();
    send.mockClear();
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const value = async () => screen.findByRole('textbox', { name: 'Value of rule 1' });

/** SMART-2: rules are edited, and the number of tracks is shown while they are. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ step }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'New smart playlist' }));
    await step('a rule without a value is named', async () => {
      // The dialog fades in.
      await waitFor(() =>
        expect(dialog.getByText('Complete the rules to see what they find.')).toBeVisible(),
      );
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Calm');
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await waitFor(async () => expect(await value()).toHaveAccessibleDescription(/Enter a value\./));
      await expect(send).not.toHaveBeenCalled();
    });
    await step('the preview follows', async () => {
      await userEvent.type(await value(), 'Ambient');
      await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('42 tracks found'));
    });
    await step('a group of rules', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
      const group = within(dialog.getByRole('group', { name: 'Group of rules' }));
      await userEvent.type(group.getByRole('textbox', { name: 'Value of rule 2.1' }), 'Jazz');
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(saved).toHaveBeenCalledWith(playlist));
      await expect(send.mock.calls[0]?.[1]?.body).toMatchObject({
        name: 'Calm',
        rules: {
          ...rules,
          rules: [
            { field: 'genre', operator: 'is', value: 'Ambient' },
            { match: 'any', rules: [{ field: 'genre', operator: 'is', value: 'Jazz' }] },
          ],
        },
      });
    });
  },
};

/** Rules that find nothing yet. */
export const Empty: Story = {
  args: { state: 'empty' },
  async play() {
    await userEvent.type(await value(), 'Gamelan');
    await waitFor(async () =>
      expect(await screen.findByText(/^No tracks match these rules yet/)).toBeVisible(),
    );
  },
};

export const Failed: Story = {
  args: { state: 'error' },
  async play() {
    await userEvent.type(await value(), 'Ambient');
    await waitFor(async () =>
      expect(await screen.findByText('The preview could not be loaded.')).toBeVisible(),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
