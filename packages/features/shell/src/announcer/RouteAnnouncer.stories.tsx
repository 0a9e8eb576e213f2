import { Link, Stack } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useLocation, useNavigate } from 'react-router';
import { InShell } from '../stories/InShell.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

function Page() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <Link
        href="/Albums"
        underline="always"
        onClick={(event) => {
          event.preventDefault();
          void navigate('/Albums');
        }}
      >
        Albums
      </Link>
      <main tabIndex={-1}>
        <Stack space="md">
          <h1>{pathname}</h1>
          <input aria-label="Search" onChange={({ target }) => void navigate(`/${target.value}`)} />
          {pathname !== '/Home' && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void navigate('/Home', { replace: true });
              }}
            >
              <input aria-label="Password" />
            </form>
          )}
        </Stack>
      </main>
      <RouteAnnouncer title={pathname === '/' ? 'Segno' : `${pathname.slice(1)} - Segno`} />
    </>
  );
}

const meta = {
  title: 'shell/RouteAnnouncer',
  component: RouteAnnouncer,
  args: { title: '' },
  render: () => (
    <InShell>
      <Page />
    </InShell>
  ),
} satisfies Meta<typeof RouteAnnouncer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a navigation, the title of the page is announced and the focus is at its top. */
export const NewPage: Story = {
  tags: ['rtl'],
  async play({ canvas, canvasElement }) {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(await canvas.findByRole('link', { name: 'Albums' }));
    await waitFor(() => expect(region).toHaveTextContent('Albums - Segno'));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** A form is replaced with the page that follows, with the focus in it. */
export const AfterSignIn: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Password' }), 'velvet moth{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('Home - Segno');
  },
};

/** A focused text field keeps the focus, and nothing is announced. */
export const WhileTyping: Story = {
  async play({ canvas, canvasElement }) {
    const field = await canvas.findByRole('textbox', { name: 'Search' });
    await userEvent.type(field, 'tide');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('/tide'));
    await expect(field).toHaveFocus();
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  },
};
