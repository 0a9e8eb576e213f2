import {
  confirmedPasswordQuery,
  dataExportsQuery,
  type OwnUser,
  ownUserQuery,
  passkeysQuery,
  twoFactorQrQuery,
  userSessionsQuery,
  valueListsQuery,
} from '@segno/data';
import { sampleOwnUser, samplePasskeys, sampleSessions } from '@segno/data/samples';
import { answer, asListener, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import { closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WorkspaceStory } from '../stories/WorkspaceStory.tsx';
import { AccountSettingsScreen } from './AccountSettingsScreen.tsx';

const startup = asListener();

const meta = {
  title: 'account/AccountSettingsScreen',
  component: WorkspaceStory,
  args: {
    screen: AccountSettingsScreen,
    route: '/account-settings',
    address: '/account-settings',
    startup,
    answers: [
      ...(startup.user ? [answer(ownUserQuery(), sampleOwnUser(startup.user))] : []),
      answer(userSessionsQuery(), sampleSessions),
      answer(passkeysQuery(), samplePasskeys),
      answer(dataExportsQuery(), []),
      answer(confirmedPasswordQuery(), { confirmed: false }),
      answer(valueListsQuery(['timezones']), { timezones: { UTC: [{ value: 'UTC', text: 'UTC (GMT)' }] } }),
      answer(valueListsQuery(['countries']), { countries: [{ code: 'PL', name: 'Poland' }] }),
      answer(valueListsQuery(['localizations']), {
        localizations: [{ language: 'en', name: 'English' }],
      }),
    ],
    send: fn(async (path: string) => {
      if (path === 'auth/user/email') return { message: 'Email sent' };
      if (path === 'access-tokens')
        return { plainTextToken: 'sgn_secret', token: sampleOwnUser(startup.user!).tokens?.[0] };
      return path === 'startup' ? startup : {};
    }),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof WorkspaceStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ACCOUNT-2 SESSION-9: the other sessions end after the password. */
export const Default: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: 'Active sessions' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out other sessions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await userEvent.type(dialog.getByLabelText(/^Password/), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Logged out other sessions.')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'user-sessions/logout-other',
      expect.objectContaining({ body: { password: 'correct horse' } }),
    );
  },
};

const allLanguages = answer(valueListsQuery(['localizations']), {
  localizations: [
    { language: 'en', name: 'English' },
    { language: 'pl', name: 'polski' },
    { language: 'ar', name: 'العربية' },
  ],
});
const withLanguages = (localization: object) => ({
  startup: { ...startup, settings: { ...startup.settings, localization } },
  answers: [...meta.args.answers, allLanguages],
});

/** SETTING-15: the languages are those of `localization.languages`. */
export const Languages: Story = {
  args: withLanguages({ languages: ['en', 'ar'] }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Language/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['English', 'العربية']);
    await userEvent.keyboard('{Escape}');
  },
};

/** SETTING-15: without `localization.choice` the account has no language of its own. */
export const WithoutLanguages: Story = {
  args: withLanguages({ choice: false }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /Country/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Language/ })).toBeNull();
  },
};

/** ACCOUNT-7: another address needs the password, and then the code that it receives. */
export const ChangeEmail: Story = {
  async play({ canvas, args }) {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^New email address/ }),
      'new@segno.example',
    );
    const section = within((await canvas.findByRole('button', { name: 'Send code' })).closest('form')!);
    await userEvent.type(section.getByLabelText(/^Current password/), 'correct horse');
    await userEvent.click(section.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Code/ }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Changed email address')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'auth/user/email',
      expect.objectContaining({ body: { email: 'new@segno.example', password: 'correct horse' } }),
    );
    await expect(args.send).toHaveBeenCalledWith(
      'auth/user/email/confirm',
      expect.objectContaining({ body: { code: '123456' } }),
    );
  },
};

/** TOKEN-1 TOKEN-3: a token reads unless it is given more, and ends. Its text is shown once. */
export const CreateToken: Story = {
  args: {
    startup: asListener({ permissions: [{ name: 'api.access', restrictions: [] }] }),
    answers: [...meta.args.answers, answer(confirmedPasswordQuery(), { confirmed: true })],
  },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create token' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Token name/ }), 'Script');
    await userEvent.click(dialog.getByRole('radio', { name: 'Reads and writes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('sgn_secret')).toBeVisible());
    await expect(args.send).toHaveBeenCalledWith(
      'access-tokens',
      expect.objectContaining({
        body: { tokenName: 'Script', scopes: ['read', 'write'], expires_in: 90 },
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  },
};

/** TOKEN-5: nobody sees access tokens while the API is switched off. */
export const WithoutApi: Story = {
  args: {
    startup: {
      ...asListener({ permissions: [{ name: 'api.access', restrictions: [] }] }),
      settings: { 'api.enable': false },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Active sessions' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create token' })).toBeNull();
  },
};

/** DATA-2: the days until the deletion is final are those of the site. */
export const DeletionDays: Story = {
  args: { startup: { ...startup, settings: { 'gdpr.deletion_days': 9 } } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/\b9 days\b/)).toBeVisible();
  },
};

const withFactor = (changes: Partial<OwnUser>) => ({
  answers: [
    ...(startup.user ? [answer(ownUserQuery(), { ...sampleOwnUser(startup.user), ...changes })] : []),
    ...meta.args.answers.slice(1),
    answer(confirmedPasswordQuery(), { confirmed: true }),
    answer(twoFactorQrQuery(), {
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1h-1z"/></svg>',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
  ],
});
const recoveryCodes = ['abcdefghjk-mnpqrstuvw', 'bcdefghjkm-npqrstuvwx'];

/** TWOFACTOR-1: the QR code, the secret and the recovery codes until the first code. */
export const TwoFactorSetup: Story = {
  args: withFactor({ two_factor_pending: true, two_factor_recovery_codes: recoveryCodes }),
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(canvas.getByText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), '123456{Enter}');
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'auth/user/confirmed-two-factor-authentication',
        expect.objectContaining({ body: { code: '123456' } }),
      ),
    );
  },
};

/** TWOFACTOR-1: the recovery codes of a session with a confirmed password. */
export const TwoFactorOn: Story = {
  args: withFactor({
    two_factor_confirmed_at: '2026-11-01T08:00:00.000Z',
    two_factor_recovery_codes: recoveryCodes,
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('abcdefghjk-mnpqrstuvw')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await expect(await screen.findByText('Two factor authentication has been disabled.')).toBeInTheDocument();
  },
};

const inSetup = withFactor({ two_factor_pending: true, two_factor_recovery_codes: recoveryCodes });

/** TWOFACTOR-1: after the setup the focus is on the state that the section shows then, which is scrolled into view. */
export const TwoFactorConfirmed: Story = {
  args: {
    ...inSetup,
    send: fn(async (path: string) => {
      const [own] = inSetup.answers;
      if (path === 'auth/user/confirmed-two-factor-authentication' && own)
        own.data = { ...sampleOwnUser(startup.user!), two_factor_confirmed_at: '2026-11-01T08:00:00.000Z' };
      return {};
    }),
  },
  async play({ canvas }) {
    await canvas.findByRole('img', { name: /QR code/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), '123456{Enter}');
    await waitFor(() => expect(canvas.getByText('Two-factor authentication is on.')).toHaveFocus());
  },
};

/** SOCIAL-7: a person who signs in by a service sets a password. */
export const WithoutPassword: Story = {
  args: withFactor({ has_password: false }),
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: 'Password' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Email address' })).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^New password/), 'an uncommon sentence');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'an uncommon sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await screen.findByText('Password changed')).toBeInTheDocument();
    const passwords = { password: 'an uncommon sentence', password_confirmation: 'an uncommon sentence' };
    await expect(args.send).toHaveBeenCalledWith('auth/user/password', { method: 'POST', body: passwords });
  },
};

/** PASSKEY-1: a passkey gets another name. */
export const RenamePasskey: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Laptop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
    const name = dialog.getByRole('textbox', { name: /^Name of the passkey/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Work laptop');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith('auth/user/passkeys/5', {
        method: 'PUT',
        body: { name: 'Work laptop' },
      }),
    );
  },
};

/** PASSKEY-1: a passkey is deleted after a question, because that cannot be undone. */
export const DeletePasskey: Story = {
  args: { answers: [...meta.args.answers, answer(confirmedPasswordQuery(), { confirmed: true })] },
  async play({ canvas, args }) {
    const ask = async (choice: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete Laptop' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Laptop”?' }));
      await userEvent.click(question.getByRole('button', { name: choice }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await ask('Cancel');
    await expect(args.send).not.toHaveBeenCalledWith('auth/user/passkeys/5', expect.anything());
    await ask('Delete');
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'auth/user/passkeys/5',
        expect.objectContaining({ method: 'DELETE' }),
      ),
    );
  },
};

// An account is never empty.
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
