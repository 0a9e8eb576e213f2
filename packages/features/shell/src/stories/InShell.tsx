import {
  connectSession,
  createQueryClient,
  createStartupStore,
  type HttpClient,
  type Startup,
  StartupProvider,
  useStartupStore,
} from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, type LoaderFunction, Outlet, RouterProvider } from 'react-router';
import { ThemeChoiceProvider } from '../theme/ThemeChoiceProvider.tsx';

export interface InShellProps {
  startup?: Startup;
  /** The current URL. */
  path?: string;
  loader?: LoaderFunction;
  /** Answers requests, by path. @default every request fails */
  send?: HttpClient['send'];
  children: ReactNode;
}

/** The providers of the application around the shell: startup object, query client, choice of theme and router. */
export function InShell({
  startup = sampleStartup,
  path = '/',
  loader,
  send = () => Promise.reject(new Error('No request was expected.')),
  children,
}: InShellProps) {
  const [store] = useState(() => createStartupStore(startup));
  // A story may bring its own.
  const around = useContext(QueryClientContext);
  const [client] = useState(() => {
    if (around) return around;
    const made = createQueryClient({ http: { send } });
    connectSession(made, { store });
    return made;
  });
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: (
            <>
              {children}
              <Outlet />
            </>
          ),
          hydrateFallbackElement: <></>,
          children: [
            { path: '/', element: null },
            { path: '*', element: null, loader: loader ?? (() => null) },
          ],
        },
      ],
      { initialEntries: [path], hydrationData: { loaderData: {} } },
    ),
  );
  return (
    <StartupProvider startup={useStartupStore(store)}>
      <QueryClientProvider client={client}>
        <ThemeChoiceProvider>
          <RouterProvider router={router} />
        </ThemeChoiceProvider>
      </QueryClientProvider>
    </StartupProvider>
  );
}
