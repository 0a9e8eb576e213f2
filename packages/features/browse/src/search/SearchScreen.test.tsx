import { genresQuery, searchQuery } from '@segno/data';
import { sampleGenres, sampleSearchResults } from '@segno/data/samples';
import { answer, answerAll, fakeQueryClient, type ScreenState } from '@segno/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { use } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigation,
  useParams,
} from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryPlayer } from '@segno/playback/testing';
import { SearchScreen } from './SearchScreen.tsx';

const answers = [answerAll(searchQuery('low'), sampleSearchResults), answer(genresQuery(), sampleGenres)];

type Waits = Record<string, Promise<void>>;

/** The search screen in a router whose navigations wait for a loader, and then for a render. */
async function openSearch({
  loads = {},
  draws = {},
  currentState,
}: { loads?: Waits; draws?: Waits; currentState?: () => ScreenState } = {}) {
  const done = Promise.resolve();
  function Drawn() {
    use(draws[useLocation().pathname] ?? done);
    return (
      <>
        <output>{useNavigation().state}</output>
        <Outlet />
      </>
    );
  }
  const Search = () => <SearchScreen params={useParams()} />;
  const client = fakeQueryClient(answers, currentState);
  const router = createMemoryRouter(
    [
      {
        element: <Drawn />,
        hydrateFallbackElement: <></>,
        children: [
          {
            path: '/search/:searchQuery?/:searchTab?',
            async loader({ request, params }) {
              await loads[new URL(request.url).pathname];
              return params;
            },
            Component: Search,
          },
          {
            path: '*',
            async loader({ request }) {
              await loads[new URL(request.url).pathname];
              return null;
            },
            element: <p>Elsewhere</p>,
          },
        ],
      },
    ],
    { initialEntries: ['/', '/search'] },
  );
  const screen = await render(
    <StoryPlayer context={null}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StoryPlayer>,
  );
  const field = screen.getByRole('searchbox');
  await expect.element(field).toBeVisible();
  return { router, field };
}

test('SEARCH-1 a letter typed while earlier results render is kept', async () => {
  const drawn = Promise.withResolvers<void>();
  const loaded = Promise.withResolvers<void>();
  const { router, field } = await openSearch({
    draws: { '/search/lo': drawn.promise },
    loads: { '/search/low': loaded.promise },
  });
  await userEvent.type(field, 'lo');
  await vi.waitUntil(() => router.state.location.pathname === '/search/lo');
  await userEvent.type(field, 'w');
  await vi.waitUntil(() => router.state.navigation.location?.pathname === '/search/low');
  drawn.resolve();
  await expect.element(page.getByRole('heading', { name: 'Albums' })).toBeVisible();
  await expect.element(field).toHaveValue('low');
  loaded.resolve();
  await vi.waitUntil(() => router.state.location.pathname === '/search/low');
  await expect.element(field).toHaveValue('low');
});

test('SEARCH-1 a result that is pressed right after a letter opens', async () => {
  const loaded = Promise.withResolvers<void>();
  const { router, field } = await openSearch({ loads: { '/album/1': loaded.promise } });
  await userEvent.type(field, 'lo');
  await vi.waitUntil(() => router.state.location.pathname === '/search/lo');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.type(field, 'w');
  const opened = router.navigate('/album/1');
  await vi.waitUntil(() => document.querySelector('output')?.textContent === 'loading');
  vi.advanceTimersByTime(1000);
  loaded.resolve();
  await opened;
  expect(router.state.location.pathname).toBe('/album/1');
});

test('SEARCH-1 Back and a link set the text of the search field', async () => {
  const { router, field } = await openSearch();
  await userEvent.type(field, 'low');
  await vi.waitUntil(() => router.state.location.pathname === '/search/low');
  await router.navigate('/search/tide');
  await expect.element(field).toHaveValue('tide');
  await router.navigate(-1);
  await expect.element(field).toHaveValue('low');
  await router.navigate(-1);
  await expect.element(field).toHaveValue('');
});

test('SEARCH-1 a text typed with pauses is one entry of the history', async () => {
  const { router, field } = await openSearch();
  for (const [letter, path] of [
    ['l', '/search/l'],
    ['o', '/search/lo'],
    ['w', '/search/low'],
  ] as const) {
    await userEvent.type(field, letter);
    await vi.waitUntil(() => router.state.location.pathname === path);
    await expect.element(page.getByRole('heading', { name: 'Albums' })).toBeVisible();
  }
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/search');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});

test('SEARCH-8 a failed search keeps the text and can be retried', async () => {
  let state: ScreenState = 'error';
  const { field } = await openSearch({ currentState: () => state });
  await userEvent.type(field, 'low');
  await expect.element(page.getByRole('alert').getByText('The search did not get through')).toBeVisible();
  await expect.element(field).toHaveValue('low');
  await expect.element(field).toHaveFocus();
  state = 'ready';
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: 'Albums' })).toBeVisible();
  await expect.element(field).toHaveValue('low');
});
