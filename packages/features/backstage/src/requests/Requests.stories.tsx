import { type BackstageRequest, backstageRequestQuery, backstageRequestsQuery } from '@segno/data';
import { answer, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import { closeToast, DialogHost, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OtherPage } from '../stories/OtherPage.tsx';
import { asArtist } from '../stories/samples.ts';
import { untilAborted } from '../stories/untilAborted.ts';
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
  links: ['https://mira.example'],
  social_profiles: [],
  files: [{ id: 7, name: 'contract.pdf', file_size: 48_000, url: '/files/7' }],
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
  note: 'The label says that somebody else acts for her.\nAsk them.',
  decided_at: '2026-11-01T10:00:00.000Z',
};

const draftKey = 'segno.draft.backstage-become';
/** Of somebody who has sent no request. */
const becomeArtist = {
  page: becomeArtistPage,
  address: '/backstage/requests/become-artist',
  answers: [answer(backstageRequestsQuery(), [])],
};

const WithDialogs = (props: ComponentProps<typeof TestScreen>) => (
  <TestScreen
    {...props}
    beside={
      <>
        <DialogHost />
        <ToastRegion />
      </>
    }
  />
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
    send: fn(async (): Promise<object> => ({ request: { ...request, status: 'withdrawn' } })),
  },
  // What another story has typed is kept in the browser.
  beforeEach: () => {
    localStorage.removeItem(draftKey);
    return () => localStorage.removeItem(draftKey);
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

/** On a phone the state is under the name, in line with it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const name = await canvas.findByRole('link', { name: 'Claim an artist: Nadia Voss' });
    const state = canvas.getByText('Denied').getBoundingClientRect();
    await expect(state.top).toBeGreaterThan(name.getBoundingClientRect().bottom);
    await expect(state.left - name.getBoundingClientRect().left).toBeLessThan(12);
  },
};

/** BACKSTAGE-1: an open request is withdrawn after a question. */
export const Submitted: Story = {
  args: { page: requestSubmittedPage, address: '/backstage/requests/3/request-submitted' },
  async play({ canvas, args }) {
    await expect(await canvas.findByText('My songs')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^https:\/\/mira\.example/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^contract\.pdf/ })).toHaveAttribute('href', '/files/7');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    await waitFor(() => expect(args.send).toHaveBeenCalled());
  },
};

export const Decided: Story = {
  args: { page: requestSubmittedPage, address: '/backstage/requests/2/request-submitted' },
  async play({ canvas }) {
    const note = await canvas.findByText(/^The label says that somebody else acts for her/);
    // The lines of the reviewer.
    await expect(note.innerText).toContain('her.\nAsk');
    await expect(canvas.queryByRole('button', { name: 'Withdraw the request' })).toBeNull();
  },
};

export const BecomeArtist: Story = {
  args: becomeArtist,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Explain your request.')).toBeVisible();
  },
};

/** BACKSTAGE-1: nobody fills in a form beside an open request of its kind. */
export const AlreadyOpen: Story = {
  args: { ...becomeArtist, answers: [answer(backstageRequestsQuery(), [request, denied])] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'See the request' })).toHaveAttribute(
      'href',
      '/backstage/requests/3/request-submitted',
    );
    await expect(canvas.queryByRole('button', { name: 'Send request' })).toBeNull();
  },
};

const name = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('textbox', { name: /^Name of the artist/ });

/** BACKSTAGE-14: what was typed before a reload is there again, with the files that were uploaded. */
export const Kept: Story = {
  args: becomeArtist,
  beforeEach: () => {
    const files = [{ id: 7, name: 'contract.pdf', size: 48_000 }];
    const draft = {
      userId: asArtist().user?.id,
      savedAt: Date.now(),
      version: null,
      values: { name: 'Mira Quay', evidence: 'My songs', file_ids: [7], files },
    };
    localStorage.setItem(draftKey, JSON.stringify(draft));
    return () => {
      localStorage.removeItem(draftKey);
      closeToast();
    };
  },
  async play({ canvas, args }) {
    await waitFor(async () => expect(await name(canvas)).toHaveValue('Mira Quay'));
    const restored = 'Your unsaved changes are here again';
    await expect(await screen.findByText(restored)).toBeInTheDocument();
    await expect(canvas.getByText('contract.pdf')).toBeVisible();
    const evidence = canvas.getByRole('textbox', { name: /^Why this is right/ });
    await userEvent.type(evidence, ' and my label');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('My songs and my label'), {
      timeout: 3000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'backstage-requests',
        expect.objectContaining({ body: expect.objectContaining({ file_ids: [7] }) }),
      ),
    );
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull());
    // Its button would have no form any more.
    await waitFor(() => expect(screen.queryByText(restored)).toBeNull());
  },
};

/** BACKSTAGE-14: an answered 'Discard' forgets what was typed. */
export const Discarded: Story = {
  args: {
    ...becomeArtist,
    wrap: (page) => (
      <>
        {page}
        <OtherPage />
      </>
    ),
  },
  async play({ canvas }) {
    await userEvent.type(await name(canvas), 'Mira Quay');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('Mira Quay'), { timeout: 3000 });
    await userEvent.type(await name(canvas), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Other page' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Send request' })).toBeNull());
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

/** A request is not sent without a file that is still uploaded. */
export const FileUnderWay: Story = {
  args: {
    ...becomeArtist,
    send: untilAborted(),
  },
  async play({ canvas, canvasElement, args }) {
    await userEvent.type(await name(canvas), 'Mira Quay');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Why this is right/ }), 'My songs');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('No file can be chosen.');
    await userEvent.upload(input, new File(['%PDF'], 'contract.pdf', { type: 'application/pdf' }));
    await canvas.findByText('contract.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    const sentence = 'Wait until these files are uploaded, or remove them.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(args.send).not.toHaveBeenCalledWith('backstage-requests', expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel contract.pdf' }));
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
  },
};

/** A wrong address is named as such, and an empty line is none. */
export const Links: Story = {
  args: becomeArtist,
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
