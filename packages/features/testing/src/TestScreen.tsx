import {
  connectSession,
  createStartupStore,
  type HttpClient,
  readParams,
  StartupProvider,
  type Startup,
  useStartupStore,
} from '@segno/data';
import { ErrorScreen } from '@segno/shell/offers';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router';
import { fakeQueryClient, type FakeAnswer, type ScreenState } from './fakeBackend.ts';
import { asGuest } from './startups.ts';

export interface TestScreenProps {
  screen: ComponentType;
  /** The path of the screen's route, as in the application. */
  route: string;
  /** The current URL. */
  address: string;
  /** The fake answers to the queries of the screen. */
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
  screen: Screen,
  route,
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
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          id: 'page',
          path: route,
          loader: ({ params }) => readParams(params),
          errorElement: <ErrorScreen />,
          element: wrap(
            <QueryClientProvider client={client}>
              <main aria-busy={state === 'loading'}>
                <Suspense fallback={null}>
                  <Screen />
                </Suspense>
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
          loaderData: { page: readParams(matchRoutes([{ path: route }], address)?.[0]?.params ?? {}) },
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
