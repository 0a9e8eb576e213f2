import { InApp } from '@segno/testing';
import { ApiError } from '@segno/data';
import { Button, closeToast, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { showErrorToast } from './showErrorToast.tsx';

/** The error of an answer with this status, without a body or with the server's message. */
const answered = (status: number, message: string | null = null, action: ApiError['action'] = null) =>
  new ApiError({
    status,
    code: `http_${status}`,
    message: message ?? `Request failed with status code ${status}`,
    serverMessage: message,
    action,
  });

interface FailureProps {
  /** What the request failed with. */
  error: ApiError;
  /** The text of the toast. */
  text: string;
  /** The link in the toast. */
  link?: { name: string; href: string };
}

const Failure = ({ error }: FailureProps) => (
  <InApp>
    <Button onPress={() => showErrorToast(error)}>Save</Button>
    <ToastRegion />
  </InApp>
);

/** Each failure of an action as a person sees it (ERROR-7). Errors of fields are shown in the stories of forms. */
const meta = {
  title: 'shell/failures',
  component: Failure,
  beforeEach: () => () => closeToast(),
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const page = within(document.body);
    await expect(await page.findByText(args.text)).toBeInTheDocument();
    if (args.link)
      await expect(page.getByRole('link', { name: args.link.name })).toHaveAttribute(
        'href',
        expect.stringContaining(args.link.href),
      );
  },
} satisfies Meta<typeof Failure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 401: the session has ended. The link returns to this page after signing in. */
export const SignedOut: Story = {
  args: {
    error: answered(401, 'Log in to do this.', { label: 'Log in', action: '/login' }),
    text: 'Log in to do this.',
    link: { name: 'Log in', href: '/login?next=' },
  },
};

/** 403: a permission is missing. */
export const Forbidden: Story = {
  args: { error: answered(403), text: 'You do not have the permission to do this.' },
};

/** 402 or 403 with a quota: the server's sentence, and the way to a larger plan. */
export const OverQuota: Story = {
  args: {
    error: answered(403, 'You have 200 playlists, which is all that your plan includes.', {
      label: 'Upgrade',
      action: '/pricing',
    }),
    text: 'You have 200 playlists, which is all that your plan includes.',
    link: { name: 'Upgrade', href: '/pricing' },
  },
};

export const PaymentRequired: Story = {
  args: { error: answered(402), text: 'Your plan does not include this.' },
};

/** 404: the record was deleted meanwhile. */
export const Missing: Story = {
  args: { error: answered(404), text: 'This does not exist, or not any more.' },
};

/** 409: the change contradicts the record. */
export const Conflict: Story = {
  args: {
    error: answered(409),
    text: 'Somebody else has changed this. Load the page again and retry.',
  },
};

/** 413: a file or text is too large. */
export const TooLarge: Story = {
  args: { error: answered(413), text: 'This is too large to be sent.' },
};

/** 422 without a field that the form has. */
export const Invalid: Story = {
  args: {
    error: answered(422, 'A playlist has at most 10000 tracks.'),
    text: 'A playlist has at most 10000 tracks.',
  },
};

/** 423: another change of the record is running. */
export const Locked: Story = {
  args: {
    error: answered(423),
    text: 'Somebody else is changing this. Try again in a moment.',
  },
};

/** 429: a rate limit. */
export const TooManyRequests: Story = {
  args: { error: answered(429), text: 'These are too many attempts. Try again later.' },
};

/** 500: an error of the server. */
export const ServerError: Story = {
  args: { error: answered(500), text: 'There was an issue. Please try again.' },
};

/** 503, 502: the server, or its database, is away. */
export const Unavailable: Story = {
  args: {
    error: answered(503),
    text: 'This is not available right now. Try again in a moment.',
  },
};

/** No answer, although the browser is online. */
export const Unreachable: Story = {
  args: {
    error: new ApiError({ message: 'Network error', code: 'network_error' }),
    text: 'The server cannot be reached. Check your connection and try again.',
  },
};

/** No answer, because the browser is offline. */
export const Offline: Story = {
  args: { ...Unreachable.args, text: 'You are offline. Try again when you are connected.' },
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
} as Story;

/** The time limit of a request, or of a proxy (504). */
export const TimedOut: Story = {
  args: {
    error: new ApiError({ message: 'timeout of 5000 ms exceeded', code: 'timeout' }),
    text: 'This took too long. Try again.',
  },
};
