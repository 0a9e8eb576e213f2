import {
  commentsQuery,
  type Comment,
  type HttpClient,
  imageUrl,
  readSignedIn,
  repliesQuery,
} from '@segno/data';
import { sampleImage } from '@segno/data/samples';
import { answerError, answerPages, asGuest, asListener, TestScreen } from '@segno/testing';
import { ApiError } from '@segno/data';
import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import './ReportCommentDialog.tsx';
import { CommentsSection } from './CommentsSection.tsx';

const comment: Comment = {
  id: 1,
  parent_id: null,
  user: { id: 8, name: 'Noor Haddad', image: sampleImage(40) },
  text: 'The strings wait one bar longer than you expect.',
  position: 65_000,
  likes_count: 3,
  replies_count: 1,
  is_liked: false,
  status: 'visible',
  created_at: '2026-01-05T12:00:00.000Z',
  updated_at: '2026-01-05T12:00:00.000Z',
  permissions: { update: false, delete: false },
};
const own: Comment = {
  ...comment,
  updated_at: '2026-01-05T12:30:00.000Z',
  id: 2,
  user: { id: 5, name: 'Mika Sorensen' },
  text: 'I missed my stop.\nTwice.',
  position: null,
  likes_count: 0,
  replies_count: 0,
  permissions: { update: true, delete: true },
};
const deleted: Comment = { ...comment, id: 3, user: null, text: '', status: 'deleted', position: null };
const reply: Comment = { ...own, id: 4, parent_id: 1, text: 'Every time.' };

const list = commentsQuery('tracks', 7);
const seek = fn();
const send = fn<HttpClient['send']>(() => Promise.resolve({ comment: own }));

/** The task whose number is 0. */
const challenge = {
  algorithm: 'SHA-256',
  salt: 'a.',
  challenge: '6f632802d53103a2d53a2e1db95e32b6376c0ef53e6df0f16896f0f24210cd4a',
  maxnumber: 10,
  signature: 'x',
};

const Screen = () => (
  <CommentsSection target="tracks" id={7} count={4} isDisabled={false} position={42_000} onSeek={seek} />
);

const meta = {
  title: 'browse/CommentsSection',
  component: PlayerScreen,
  args: {
    screen: Screen,
    route: '/',
    address: '/',
    startup: asListener(),
    send,
    answers: [
      answerPages(list, [comment, own, deleted]),
      answerPages(repliesQuery('tracks', 7, 1), [reply]),
      answerPages(repliesQuery('tracks', 7, 3), [reply]),
    ],
  },
  beforeEach() {
    seek.mockClear();
    send.mockClear();
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('a comment has the picture of its author', async () => {
      const [item] = await canvas.findAllByRole('listitem');
      await expect(item!.querySelector('img')).toHaveAttribute('src', imageUrl(sampleImage(40), 64));
    });
    await step('a comment plays the track from its place', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Play from 1:05' }));
      await expect(seek).toHaveBeenCalledWith(65_000);
    });
    await step('replies are read when they are asked for, and can be hidden', async () => {
      const replies = canvas.getAllByRole('button', { name: 'Show 1 reply' })[0]!;
      await userEvent.click(replies);
      await expect(await canvas.findByText('Every time.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Hide replies' }));
      await expect(canvas.queryByText('Every time.')).toBeNull();
    });
    await step('only a changed comment says so', async () => {
      await expect(canvas.getAllByText('Edited')).toHaveLength(1);
    });
    await step('the place of a deleted comment stays', async () => {
      await expect(canvas.getByText('This comment was deleted.')).toBeVisible();
    });
    await step('a comment is posted at the place of the track', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Write a comment' }), 'Here!');
      await expect(canvas.getByText('At 0:42 of the track')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
      await waitFor(() => expect(send).toHaveBeenCalled());
      await expect(send.mock.calls[0]?.[1]).toMatchObject({ body: { text: 'Here!', position: 42_000 } });
    });
  },
};

/** COMMENT-2: an own comment is changed and deleted by keyboard alone, and the deletion is undone. */
export const Own: Story = {
  async play({ canvas, step }) {
    const more = await canvas.findByRole('button', { name: 'More for the comment of Mika Sorensen' });
    const choose = async (name: string) => {
      more.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await step('Escape closes the form without a change', async () => {
      await choose('Edit');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Edit' })).toHaveFocus());
      await userEvent.keyboard('No{Escape}');
      await expect(more).toHaveFocus();
      await expect(canvas.getByText(/^I missed my stop\./)).toBeVisible();
      await expect(send).not.toHaveBeenCalled();
    });
    await step('Ctrl+Enter saves', async () => {
      await choose('Edit');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Edit' })).toHaveFocus());
      await userEvent.keyboard(' Again.{Control>}{Enter}{/Control}');
      await waitFor(() => expect(send).toHaveBeenCalled());
      await expect(send.mock.calls[0]).toMatchObject([
        'comments/2',
        { method: 'PUT', body: { text: 'I missed my stop.\nTwice. Again.' } },
      ]);
      await waitFor(() => expect(more).toHaveFocus());
    });
    await step('a deletion is undone', async () => {
      await choose('Delete');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() =>
        expect(send).toHaveBeenCalledWith('comments/2/restore', expect.objectContaining({ method: 'POST' })),
      );
    });
  },
};

/** A reply has the focus at once, and what was typed stays when the server refuses it. */
export const Reply: Story = {
  args: {
    send: fn<HttpClient['send']>(() =>
      Promise.reject(new ApiError({ message: 'Server error', status: 500, code: 'server_error' })),
    ),
  },
  async play({ canvas }) {
    const button = (await canvas.findAllByRole('button', { name: 'Reply' }))[0]!;
    await userEvent.click(button);
    const field = canvas.getByRole('textbox', { name: 'Write a reply' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Here too.{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('There was an issue. Please try again.')).toBeVisible();
    await expect(field).toHaveValue('Here too.');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

/** FORM-9: what is typed while a comment is being sent stays. */
export const TypedWhileSending: Story = {
  args: {
    send: fn<HttpClient['send']>(async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), ' And again.');
      return { comment: own };
    }),
  },
  async play({ canvas, args }) {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Here!');
    const post = canvas.getByRole('button', { name: 'Post' });
    await userEvent.click(post);
    await waitFor(() => expect(args.send).toHaveBeenCalled());
    await waitFor(() => expect(post).not.toHaveAttribute('data-pending'));
    await expect(field).toHaveValue('Here! And again.');
  },
};

/** The section, and a button that reads the session again as other requests do. */
function ScreenWithSession() {
  const client = useQueryClient();
  return (
    <>
      <button type="button" onClick={() => void readSignedIn(client)}>
        Read the session
      </button>
      <Screen />
    </>
  );
}

let session = asGuest;

/** FORM-6: a comment that was being written when the session ended is there after signing in again, for its writer. */
export const SessionEnded: Story = {
  // Without the player, whose startup object does not change.
  render: (args) => <TestScreen {...args} />,
  args: {
    screen: ScreenWithSession,
    send: fn<HttpClient['send']>((path) =>
      path === 'startup' ? Promise.resolve(session) : Promise.reject(new Error(path)),
    ),
  },
  async play({ canvas }) {
    const become = async (startup: typeof asGuest) => {
      session = startup;
      await userEvent.click(canvas.getByRole('button', { name: 'Read the session' }));
      if (startup.user) return canvas.findByRole('textbox', { name: 'Write a comment' });
      await canvas.findByRole('link', { name: 'Log in to comment' });
      return undefined;
    };
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a comment' }), 'Here!');
    await become(asGuest);
    await expect(await become(asListener())).toHaveValue('Here!');
    await become(asGuest);
    await expect(await become(asListener({ id: 99, name: 'Ines Duarte' }))).toHaveValue('');
    await become(asGuest);
    await expect(await become(asListener())).toHaveValue('');
  },
};

/** COMMENT-4: a like shows before the server has answered. */
export const Like: Story = {
  args: { send: fn<HttpClient['send']>(() => new Promise(() => {})) },
  async play({ canvas }) {
    const like = await canvas.findByRole('button', { name: 'Like the comment of Noor Haddad' });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getByText('4')).toBeVisible();
  },
};

/** The order is chosen, and replies that cannot be read say so. */
export const OrderAndReplies: Story = {
  args: {
    answers: [
      answerPages(list, [own, comment]),
      answerPages(commentsQuery('tracks', 7, 'oldest'), [comment, own]),
      answerError(
        repliesQuery('tracks', 7, 1),
        new ApiError({ message: 'Server error', status: 500, code: 'server_error' }),
      ),
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Order of the comments/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Oldest first' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('The strings wait one bar longer'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 reply' }));
    await expect(await canvas.findByText('The comments could not be loaded')).toBeVisible();
  },
};

/** COMMENT-3: the menu asks for the reason in a dialog. */
export const Report: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for the comment of Noor Haddad' }));
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Report…']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this comment' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Copyright' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await expect(await screen.findByText('Thank you. Someone will look at it.')).toBeInTheDocument();
    await expect(send).toHaveBeenCalledWith(
      'comments/1/report',
      expect.objectContaining({ method: 'POST', body: { reason: 'copyright' } }),
    );
  },
};

/** SETTING-15: where new comments have the human check, its answer is sent with them. */
export const HumanCheck: Story = {
  args: {
    startup: { ...asListener(), settings: { recaptcha: { enable: { comments: true } } } },
    send: fn<HttpClient['send']>((path) =>
      Promise.resolve(path === 'recaptcha/challenge' ? challenge : { comment: own }),
    ),
  },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a comment' }), 'Here!');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'tracks/7/comments',
        expect.objectContaining({
          body: expect.objectContaining({
            text: 'Here!',
            human_token: expect.stringMatching(/^\w+=*$/) as unknown,
          }) as unknown,
        }),
      ),
    );
  },
};

/** A guest reads, and is led to the login to write. */
export const Guest: Story = {
  args: { startup: asGuest },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Log in to comment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login/),
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: '4 comments' })).toBeVisible();
    await expect(canvas.queryByText('No comments yet')).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: 'empty' },
  async play({ canvas }) {
    await expect(await canvas.findByText('No comments yet')).toBeVisible();
  },
};

/** The rest of the page stays, and the comments can be tried again. */
export const Failed: Story = {
  args: {
    answers: [
      answerError(list, new ApiError({ message: 'Server error', status: 500, code: 'server_error' })),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('The comments could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Words without spaces, and a long name. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [
      answerPages(list, [
        {
          ...comment,
          user: { id: 8, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim() },
          text: 'a'.repeat(400),
          replies_count: 0,
        },
      ]),
    ],
  },
  async play({ canvas }) {
    await canvas.findByText(/^a+$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
