import { ApiError, socialChannel } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { asListener } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AccountScreen } from '../stories/AccountScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

// The screen reads no data, so it has no loading and empty states.
const meta = {
  title: 'account/LoginScreen',
  component: AccountScreen,
  args: {
    screen: LoginScreen,
    address: '/login',
    send: fn(async () => ({ bootstrapData: asListener() })),
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof AccountScreen>;

const page = () => within(document.body);
const email = () => page().getByRole('textbox', { name: /^Email/ });
const password = () => page().getByLabelText(/^Password/, { selector: 'input' });
const submit = () => page().getByRole('button', { name: /^Log in/ });

/** AUTH-8: the session has ended while the person used the site, which is why the form is shown. */
export const Ended: Story = {
  args: { address: '/login?next=%2Fplaylist%2F7&ended=1' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your session has ended\. Log in to go on/)).toBeVisible();
    await expect(canvas.queryByText(/^This is a demo/)).toBeNull();
  },
};

/** AUTH-1: a person signs in by keyboard, for a month unless they say otherwise. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args, step }) {
    await step('the fields are known to password managers', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Log in to Segno' })).toBeVisible();
      await expect(email()).toHaveAttribute('autocomplete', 'username');
      await expect(password()).toHaveAttribute('autocomplete', 'current-password');
      await expect(canvas.getByRole('checkbox', { name: 'Stay signed in for a month' })).toBeChecked();
    });
    await step('the other pages for guests are linked', async () => {
      await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
      await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    });
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moth{Enter}');
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith('auth/login', {
        method: 'POST',
        body: { email: 'noor@segno.example', password: 'velvet moth', remember: true },
      }),
    );
  },
};

/** FORM-2: required fields are checked before anything is sent. */
export const Incomplete: Story = {
  async play({ args }) {
    await userEvent.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    await expect(email()).toHaveAccessibleDescription('Enter an email address.');
    await expect(password()).toHaveAccessibleDescription('Enter a password.');
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** An account with a second factor is told so, and who has taken the wrong account goes back. */
export const SecondFactor: Story = {
  args: { send: async () => ({ two_factor: true }) },
  async play() {
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moth');
    await userEvent.click(submit());
    await expect(await page().findByRole('button', { name: 'Use recovery code instead' })).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(email()).toHaveValue('noor@segno.example'));
  },
};

const wrong = 'The email address or the password is not right.';

/** FORM-1: the message of the server is under its field, and what was typed stays. */
export const WrongPassword: Story = {
  args: {
    send: async () => {
      throw new ApiError({
        status: 422,
        code: 'wrong_credentials',
        message: wrong,
        fields: { password: wrong },
      });
    },
  },
  async play() {
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moht');
    await userEvent.click(submit());
    await waitFor(() => expect(password()).toHaveAccessibleDescription(wrong));
    await expect(password()).toHaveFocus();
    await expect(password()).toHaveValue('velvet moht');
    await expect(email()).toHaveValue('noor@segno.example');
  },
};

/** An error without a field is a toast. */
export const TooManyAttempts: Story = {
  args: {
    send: async () => {
      const message = 'Too many attempts. Try again in 15 minutes.';
      throw new ApiError({ status: 429, code: 'too_many_attempts', message, serverMessage: message });
    },
  },
  async play() {
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moth');
    await userEvent.click(submit());
    await waitFor(
      () => expect(page().getByText('Too many attempts. Try again in 15 minutes.')).toBeVisible(),
      { timeout: 5000 },
    );
    await expect(email()).toHaveValue('noor@segno.example');
  },
};

/** While the answer is awaited, nothing is sent twice. */
export const Pending: Story = {
  args: { send: fn(() => new Promise(() => {})) },
  async play({ args }) {
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moth');
    await userEvent.click(submit());
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await userEvent.click(submit());
    await userEvent.type(password(), '{Enter}');
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

/** AUTH-2: a demo has its account filled in. Without registration there is no link to it. */
export const Demo: Story = {
  args: {
    startup: {
      ...sampleStartup,
      settings: {
        demo_account: { email: 'listener@demo.segno', password: 'listen-to-segno' },
        registration: { disable: true },
      },
    },
  },
  async play({ canvas }) {
    await expect(email()).toHaveValue('listener@demo.segno');
    await expect(password()).toHaveValue('listen-to-segno');
    await expect(canvas.queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};

const withSettings = (settings: Record<string, unknown>) => ({ ...sampleStartup, settings });

/** SOCIAL-5: the service of a demo says what it is. */
export const DemoService: Story = {
  args: { startup: withSettings({ demo_sign_in: true }) },
  async play() {
    await expect(page().getByRole('button', { name: 'Continue with Demo ID' })).toBeVisible();
    await expect(
      page().getByText('Demo ID belongs to this demo and needs no account elsewhere.'),
    ).toBeVisible();
  },
};

/** SOCIAL-1: a page of another origin can report no result, neither on a channel nor to the window. */
export const ForgedReport: Story = {
  args: { startup: withSettings({ demo_sign_in: true }) },
  beforeEach() {
    const { open } = window;
    window.open = () => ({ closed: false }) as Window;
    return () => void (window.open = open);
  },
  async play() {
    await userEvent.click(page().getByRole('button', { name: 'Continue with Demo ID' }));
    const result = { status: 'REQUEST_PASSWORD' };
    const received = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
    const frame = document.createElement('iframe');
    // Without `allow-same-origin` its origin is one of its own.
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = `<script>
      new BroadcastChannel('${socialChannel}').postMessage(${JSON.stringify(result)});
      parent.postMessage(${JSON.stringify(result)}, '*');
    </script>`;
    document.body.append(frame);
    await received;
    frame.remove();
    await expect(page().queryByRole('dialog')).toBeNull();
    const channel = new BroadcastChannel(socialChannel);
    channel.postMessage(result);
    channel.close();
    await expect(await page().findByRole('dialog', { name: 'Connect your account' })).toBeInTheDocument();
  },
};

/** SOCIAL-6: with `social.compact_buttons`, services in one row. With services of the operator, that of the demo is not shown. */
export const CompactServices: Story = {
  args: {
    startup: withSettings({
      demo_sign_in: true,
      social: { compact_buttons: true, google: { enable: true }, twitter: { enable: true } },
    }),
  },
  async play() {
    await expect(page().getByText('OR')).toBeVisible();
    await expect(page().getByRole('button', { name: 'Continue with Google' })).toHaveTextContent(/^Google$/);
    await expect(page().queryByRole('button', { name: /Demo/ })).toBeNull();
  },
};

const allServices = ['google', 'facebook', 'twitter', 'envato'];

/** SOCIAL-8: a service has a button while `social.….enable` is on. */
export const Services: Story = {
  args: {
    startup: withSettings({
      social: Object.fromEntries(allServices.map((service) => [service, { enable: true }])),
    }),
  },
  async play() {
    const buttons = page().getAllByRole('button', { name: /^Continue with/ });
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(
      ['Google', 'Facebook', 'X', 'Envato'].map((name) => `Continue with ${name}`),
    );
    await expect(page().getByText('Or sign in with')).toBeVisible();
  },
};

/** SOCIAL-8: without a service there is neither a button nor the line above. */
export const NoServices: Story = {
  args: {
    startup: withSettings({
      social: Object.fromEntries(allServices.map((service) => [service, { enable: false }])),
    }),
  },
  async play() {
    await expect(page().getByRole('button', { name: /^Log in/ })).toBeVisible();
    await expect(page().queryByRole('button', { name: /^Continue with/ })).toBeNull();
    await expect(page().queryByText('Or sign in with')).toBeNull();
  },
};

const recaptcha = withSettings({
  'recaptcha.provider': 'recaptcha',
  'recaptcha.site_key': 'site',
  'recaptcha.enable.login': true,
});

/** Answers for the script of reCAPTCHA, which tests do not load. */
function replaceScript(event: 'load' | 'error') {
  const asked: string[] = [];
  const append = document.head.append.bind(document.head);
  document.head.append = (...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) {
      append(...nodes);
      return;
    }
    asked.push(script.src);
    queueMicrotask(() => script.dispatchEvent(new Event(event)));
  };
  return { asked, restore: () => void (document.head.append = append) };
}

/** HUMAN-2: the script is loaded when the form is sent, and its token is sent along. */
export const Recaptcha: Story = {
  args: { startup: recaptcha, send: fn(async () => ({ bootstrapData: asListener() })) },
  async play({ args }) {
    const blocked = replaceScript('error');
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moth{Enter}');
    // Without the script the server decides: it refuses.
    const body = { email: 'noor@segno.example', password: 'velvet moth', remember: true };
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith('auth/login', {
        method: 'POST',
        body: { ...body, human_token: undefined },
      }),
    );
    blocked.restore();
    await expect(blocked.asked).toEqual(['https://www.google.com/recaptcha/api.js?render=site']);
  },
};

/** AUTH-7: the wanted page is kept on the way to the registration. */
export const WithWantedPage: Story = {
  args: { address: '/login?next=%2Flibrary' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/register?next=%2Flibrary',
    );
  },
};

export const LongNameOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    startup: {
      ...sampleStartup,
      branding: { ...sampleStartup.branding, site_name: 'The Quiet Harbour Listening Society' },
    },
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
