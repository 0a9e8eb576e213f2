import { artistTeamQuery } from '@segno/data';
import {
  answer,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
  type TestScreenProps,
} from '@segno/testing';
import { closeToast, DialogHost, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { artistAnswers, asArtist } from '../stories/samples.ts';
import { artistEditPage } from './artistEditPage.ts';

const team = {
  can_manage: true,
  members: [
    { id: 7, name: 'Mia Voss', email: 'mia@music.example', role: 'artist' as const },
    { id: 8, name: 'Harbour Records', email: 'office@harbour.example', role: 'label' as const },
  ],
};

const ArtistEditStory = (props: TestScreenProps) => (
  <>
    <TestScreen {...props} beside={<DialogHost />} />
    <ToastRegion />
  </>
);

const meta = {
  title: 'backstage/ArtistEdit',
  component: ArtistEditStory,
  args: {
    page: artistEditPage,
    address: '/backstage/artists/4/edit',
    startup: asArtist(),
    answers: [...artistAnswers, answer(artistTeamQuery(4), team)],
    send: fn(async () => ({})),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof ArtistEditStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, step }) {
    const members = within(await canvas.findByRole('list', { name: 'Team' }));
    await step('BACKSTAGE-13 a member is removed after a question', async () => {
      await userEvent.click(members.getByRole('button', { name: 'Remove Harbour Records from the team' }));
      const dialog = await screen.findByRole('alertdialog', {}, { timeout: 5000 });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(async () =>
        expect(await screen.findByText('Harbour Records is no longer in the team')).toBeVisible(),
      );
      await expect(members.queryByText('Harbour Records')).toBeNull();
    });
    await step('a wrong link of a row is named as such', async () => {
      const [url] = canvas.getAllByRole('textbox', { name: 'Address of the link' });
      if (!url) throw new Error('There is no link.');
      await userEvent.clear(url);
      await userEvent.type(url, 'nadia.example');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Use an address with https://.')).toBeVisible();
    });
    await step('an address that is none is refused at its field', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Email address/ }), 'nobody');
      await userEvent.click(canvas.getByRole('button', { name: 'Add to the team' }));
      await expect(await canvas.findByText('Enter an email address such as name@example.com.')).toBeVisible();
    });
  },
};

/** A label sees the team, and may leave it. */
export const Label: Story = {
  args: {
    answers: [
      ...artistAnswers,
      answer(artistTeamQuery(4), {
        can_manage: false,
        members: team.members.map((member) => ({ ...member, email: null })),
      }),
    ],
  },
};
/** BACKSTAGE-16: a concert without a day is refused in words, beside a link whose inputs stay in line. */
export const IncompleteRows: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add concert' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Choose the day of the concert.')).toBeVisible();
    const [label] = canvas.getAllByRole('textbox', { name: 'Label of the link' });
    const [address] = canvas.getAllByRole('textbox', { name: 'Address of the link' });
    if (!label || !address) throw new Error('There is no link.');
    await userEvent.clear(address);
    await userEvent.type(address, 'nope');
    await userEvent.tab();
    await expect(label.getBoundingClientRect().top).toBe(address.getBoundingClientRect().top);
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
