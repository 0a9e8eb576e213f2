import { type BackstageRequest, backstageRequestQuery, backstageRequestsQuery } from '@segno/data';
import { answer, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import { DialogHost } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asArtist } from '../stories/samples.ts';
import { becomeArtistPage } from './becomeArtistPage.ts';
import { requestsPage } from './requestsPage.ts';
import { requestSubmittedPage } from './requestSubmittedPage.ts';

const request: BackstageRequest = {
  id: 3,
  type: 'become',
  user: { id: 2, name: 'Mira Quay' },
  artist: null,
  name: 'Mira Quay',
  role: 'artist',
  evidence: 'My songs',
  links: [],
  social_profiles: [],
  files: [],
  status: 'pending',
  reviewer: null,
  note: null,
  created_at: '2026-11-03T10:00:00.000Z',
  decided_at: null,
};
const denied: BackstageRequest = {
  ...request,
  id: 2,
  type: 'claim',
  artist: { id: 4, name: 'Nadia Voss' },
  name: null,
  status: 'denied',
  note: 'The label says that somebody else acts for her.',
  decided_at: '2026-11-01T10:00:00.000Z',
};

const WithDialogs = (props: ComponentProps<typeof TestScreen>) => (
  <TestScreen {...props} beside={<DialogHost />} />
);

const meta = {
  title: 'backstage/Requests',
  component: WithDialogs,
  args: {
    page: requestsPage,
    address: '/backstage/requests',
    startup: asArtist(),
    answers: [
      answer(backstageRequestsQuery(), [request, denied], { empty: [] }),
      answer(backstageRequestQuery(3), request),
      answer(backstageRequestQuery(2), denied),
    ],
    send: fn(async () => ({ request: { ...request, status: 'withdrawn' } })),
  },
} satisfies Meta<typeof WithDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    const own = within(await canvas.findByRole('list', { name: 'Your requests' }));
    await expect(own.getByRole('link', { name: 'Claim an artist: Nadia Voss' })).toBeVisible();
    await expect(own.getByText('Denied')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Become an artist' })).toHaveAttribute(
      'href',
      '/backstage/requests/become-artist',
    );
  },
};

/** Without requests there is only what can be asked for. */
export const Empty: Story = {
  args: { state: 'empty' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Verify an artist' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Your requests' })).toBeNull();
  },
};

/** BACKSTAGE-1: an open request is withdrawn after a question. */
export const Submitted: Story = {
  args: { page: requestSubmittedPage, address: '/backstage/requests/3/request-submitted' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw the request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    await waitFor(() => expect(args.send).toHaveBeenCalled());
  },
};

export const Decided: Story = {
  args: { page: requestSubmittedPage, address: '/backstage/requests/2/request-submitted' },
  async play({ canvas }) {
    await expect(await canvas.findByText('The label says that somebody else acts for her.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Withdraw the request' })).toBeNull();
  },
};

export const BecomeArtist: Story = {
  args: { page: becomeArtistPage, address: '/backstage/requests/become-artist' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Explain your request.')).toBeVisible();
  },
};

/** A wrong address is named as such, and an empty line is none. */
export const Links: Story = {
  args: { page: becomeArtistPage, address: '/backstage/requests/become-artist' },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name of the artist/ }), 'Mira Quay');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Why this is right/ }), 'My songs');
    const links = canvas.getByRole('textbox', { name: /^Links/ });
    await userEvent.type(links, 'mira.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Use an address with https://.')).toBeVisible();
    await userEvent.clear(links);
    await userEvent.type(links, 'https://mira.example{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'backstage-requests',
        expect.objectContaining({ body: expect.objectContaining({ links: ['https://mira.example'] }) }),
      ),
    );
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
