import {
  connectSession,
  createStartupStore,
  type HttpClient,
  StartupProvider,
  type Startup,
  useStartupStore,
} from '@segno/data';
import { type AnyPage, ErrorScreen, readParams } from '@segno/base';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider, useLoaderData } from 'react-router';
import { fakeQueryClient, type FakeAnswer, type ScreenState } from './fakeBackend.ts';
import { asGuest } from './startups.ts';

export interface TestScreenProps {
  /** The page, with its path and the parsers of its parameters. */
  page?: AnyPage;
  /** The component to render. @default the screen of `page` */
  screen?: AnyPage['screen'];
  /** The path of the route. @default that of `page`, or `/` */
  route?: string;
  /** The current URL. */
  address: string;
  /** The fake responses to the queries of the screen. */
  answers: readonly FakeAnswer[];
  /** @default 'ready' */
  state?: ScreenState;
  /** @default that of a guest */
  startup?: Startup;
  /** Answers the requests of mutations, by path. @default every request fails */
  send?: HttpClient['send'];
  /** Renders what is around the page, such as the player's provider. */
  wrap?: (page: ReactNode) => ReactNode;
  /** Content beside the page, such as a menu. */
  beside?: ReactNode;
}

/** Renders a screen as in the application, with a fake backend, in one of the states that every screen has. */
export function TestScreen({
  page,
  screen: Screen = page?.screen,
  route = page?.path ?? '/',
  address,
  answers,
  state = 'ready',
  startup = asGuest,
  send,
  wrap = (page) => page,
  beside,
}: TestScreenProps) {
  const [store] = useState(() => createStartupStore(startup));
  const [client] = useState(() => {
    const made = fakeQueryClient(answers, () => state, send);
    connectSession(made, { store });
    return made;
  });
  const params = readParams(matchRoutes([{ path: route }], address)?.[0]?.params ?? {}, page?.params);
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          id: 'page',
          path: route,
          loader: ({ params }) => readParams(params, page?.params),
          errorElement: <ErrorScreen />,
          element: wrap(
            <QueryClientProvider client={client}>
              <main aria-busy={state === 'loading'}>
                <Suspense fallback={null}>{Screen && <RoutedScreen Screen={Screen} />}</Suspense>
              </main>
              {beside}
            </QueryClientProvider>,
          ),
        },
        { path: '*', element: null },
      ],
      {
        initialEntries: [address],
        hydrationData: {
          loaderData: { page: params },
        },
      },
    ),
  );
  return (
    <StartupProvider startup={useStartupStore(store)}>
      <RouterProvider router={router} />
    </StartupProvider>
  );
}

/** The screen with the parameters of the present address. */
function RoutedScreen({ Screen }: { Screen: AnyPage['screen'] }) {
  return <Screen params={useLoaderData()} />;
}
