import { StartupProvider, type Startup } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { ErrorScreen } from '@segno/shell/offers';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { fakeQueryClient, type FakeAnswer, type ScreenState } from './fakeBackend.ts';

export interface TestScreenProps {
  screen: ComponentType;
  /** The path of its route, as the application has it. */
  route: string;
  /** The address that is open. */
  address: string;
  /** What the queries of the screen get. */
  answers: readonly FakeAnswer[];
  /** @default 'ready' */
  state?: ScreenState;
  /** @default the samples' */
  startup?: Startup;
  /** What the application puts around its pages, such as the player. */
  wrap?: (page: ReactNode) => ReactNode;
  /** What stands beside every page, such as a menu. */
  beside?: ReactNode;
}

/** A screen as the application shows it, over a backend of fake answers, in one of the states that every screen has. */
export function TestScreen({
  screen: Screen,
  route,
  address,
  answers,
  state = 'ready',
  startup = sampleStartup,
  wrap = (page) => page,
  beside,
}: TestScreenProps) {
  const [client] = useState(() => fakeQueryClient(answers, state));
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: route,
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
      { initialEntries: [address] },
    ),
  );
  return (
    <StartupProvider startup={startup}>
      <RouterProvider router={router} />
    </StartupProvider>
  );
}
