import { Link, Stack } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { InShell } from '../stories/InShell.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

function Page() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.title = pathname === '/' ? 'Segno' : `${pathname.slice(1)} - Segno`;
  }, [pathname]);
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
        </Stack>
      </main>
      <RouteAnnouncer />
    </>
  );
}

const meta = {
  title: 'shell/RouteAnnouncer',
  component: RouteAnnouncer,
  render: () => (
    <InShell>
      <Page />
    </InShell>
  ),
  beforeEach() {
    const { title } = document;
    return () => {
      document.title = title;
    };
  },
} satisfies Meta<typeof RouteAnnouncer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new page is said by its title, and the keyboard begins in it. */
export const NewPage: Story = {
  async play({ canvas, canvasElement }) {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(await canvas.findByRole('link', { name: 'Albums' }));
    await waitFor(() => expect(region).toHaveTextContent('Albums - Segno'));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Whoever is typing keeps the field, and hears nothing in between. */
export const WhileTyping: Story = {
  async play({ canvas, canvasElement }) {
    const field = await canvas.findByRole('textbox', { name: 'Search' });
    await userEvent.type(field, 'tide');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('/tide'));
    await expect(field).toHaveFocus();
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  },
};
