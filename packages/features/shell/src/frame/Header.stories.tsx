import { connectSession, createQueryClient, createStartupStore } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { asListener } from '@segno/testing';
import { closeToast, SearchField } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { setInEditor } from '@segno/base';
import { InShell } from '../stories/InShell.tsx';
import { renderShell } from '../stories/renderShell.tsx';
import { shown } from '../stories/shown.ts';
import { AppShell } from './AppShell.tsx';

const send = fn(async (path: string) =>
  path === 'workspaces' ? { workspaces: [] } : { bootstrapData: sampleStartup, unreadCount: 0 },
);

/** The query client of a signed-in person, with a fake backend. */
function signedInClient() {
  const client = createQueryClient({ http: { send } });
  connectSession(client, { store: createStartupStore(asListener()) });
  return client;
}

const meta = {
  title: 'shell/Header',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  render: renderShell,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** AUTH-11: a guest finds the sign-in and the registration in the header. */
export const Guest: Story = {
  globals: { viewport: { value: 'phone' } },
  async play() {
    await expect(shown('link', 'Log in')).toHaveAttribute('href', '/login');
    await expect(shown('link', 'Sign up')).toHaveAttribute('href', '/register');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A page with a search in its list keeps the link to the search of the catalogue; the page of that search hides it. */
export const SearchInPage: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <div id="field">
        <SearchField aria-label="Search in this list" />
      </div>
    ),
  },
  async play({ canvasElement }) {
    const link = () => within(shown('banner')).queryByRole('link', { name: /^Search/ });
    await expect(link()).toBeVisible();
    canvasElement.querySelector('#field')!.setAttribute('role', 'search');
    await expect(link()).toBeNull();
  },
};

/** AUTH-11: while registration is disabled, there is no link to it. */
export const ClosedRegistration: Story = {
  render: (args) => (
    <InShell startup={{ ...sampleStartup, settings: { registration: { disable: true } } }}>
      <AppShell {...args} />
    </InShell>
  ),
  async play() {
    await expect(shown('link', 'Log in')).toBeVisible();
    await expect(within(document.body).queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};

/** SETTING-15: without `localization.choice` there is no menu of languages. */
export const WithoutChoice: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <InShell startup={{ ...sampleStartup, settings: { localization: { choice: false } } }}>
      <AppShell {...args} />
    </InShell>
  ),
  async play() {
    await expect(shown('link', 'Log in')).toBeVisible();
    await expect(within(document.body).queryByRole('button', { name: 'Language' })).toBeNull();
  },
};

const logoOf = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="84" height="28"><rect width="84" height="28" fill="${color}"/></svg>`,
  )}`;
const logos = { logo_light: logoOf('navy'), logo_dark: logoOf('gold') };

/** The logos of a site that are visible. */
const shownLogos = () =>
  [...document.querySelectorAll<HTMLImageElement>('a[href="/"] > img')]
    .filter((image) => image.checkVisibility())
    .map(({ src }) => src);

/** The site has its own logo in the colours of the theme: `branding.logo_light`, `branding.logo_dark`. */
export const Logos: Story = {
  render: (args) => (
    <InShell startup={{ ...sampleStartup, branding: { ...logos, site_name: 'Harbour' } }}>
      <AppShell {...args} />
    </InShell>
  ),
  async play() {
    const link = shown('link', 'Harbour home');
    await expect(link).toHaveAttribute('href', '/');
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = 'light';
    await expect(new Set(shownLogos())).toEqual(new Set([logos.logo_light]));
    dataset.theme = 'dark';
    await expect(new Set(shownLogos())).toEqual(new Set([logos.logo_dark]));
    dataset.theme = before;
  },
};

/** Without a logo, the header has the mark and the name of `branding.site_name`. */
export const NameOfTheSite: Story = {
  render: (args) => (
    <InShell startup={{ ...sampleStartup, branding: { ...sampleStartup.branding, site_name: 'Harbour' } }}>
      <AppShell {...args} />
    </InShell>
  ),
  async play() {
    await expect(shown('link', 'Harbour home')).toHaveTextContent('Harbour');
    await expect(shownLogos()).toEqual([]);
  },
};

/** WORKSPACE-9: the active workspace is named, on a phone too. */
export const InWorkspace: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <QueryClientProvider client={signedInClient()}>
      <InShell
        startup={{
          ...asListener(),
          workspace: { id: 3, name: 'Morning radio of the harbour', members_count: 2, role: 'owner' },
        }}
      >
        <AppShell {...args} />
      </InShell>
    </QueryClientProvider>
  ),
  async play() {
    const link = await within(document.body).findByRole('link', {
      name: 'Workspace: Morning radio of the harbour',
    });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('href', '/workspaces/3');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** AUTH-11: a signed-in person has a menu with their name, from which they log out. */
export const SignedIn: Story = {
  render: (args) => (
    <QueryClientProvider client={signedInClient()}>
      <InShell startup={asListener()}>
        <AppShell {...args} />
      </InShell>
    </QueryClientProvider>
  ),
  async play() {
    await expect(within(document.body).queryByRole('link', { name: 'Log in' })).toBeNull();
    await waitFor(() => shown('button', 'Account').focus());
    await userEvent.keyboard('{Enter}');
    const item = await within(document.body).findByRole('menuitem', { name: 'Log out' }, { timeout: 5000 });
    await expect(within(document.body).getByText('Noor Haddad')).toBeInTheDocument();
    const menu = within(document.body).getByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    // It is the last item.
    await userEvent.keyboard('{End}');
    await expect(item).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledWith('auth/logout', { method: 'POST' }));
  },
};

/** PREVIEW-4: in the frame of the appearance editor nobody is logged out. */
export const LogoutInEditor: Story = {
  ...SignedIn,
  beforeEach: () => {
    send.mockClear();
    setInEditor(true);
    return () => {
      setInEditor(false);
      closeToast();
    };
  },
  async play() {
    await userEvent.click(shown('button', 'Account'));
    const item = await within(document.body).findByRole('menuitem', { name: 'Log out' }, { timeout: 5000 });
    await userEvent.click(item);
    await within(document.body).findByText("Can't logout while in appearance editor.");
    await expect(send).not.toHaveBeenCalledWith('auth/logout', { method: 'POST' });
  },
};
