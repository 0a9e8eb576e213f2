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

export interface InAppProps {
  startup?: Startup;
  /** The current URL. */
  path?: string;
  loader?: LoaderFunction;
  /** Answers requests, by path. @default every request fails */
  send?: HttpClient['send'];
  /** Renders further providers around the router. */
  wrap?: (router: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The providers of the application: startup object, query client and router. For stories of parts of a page. */
export function InApp({
  startup = sampleStartup,
  path = '/',
  loader,
  send = () => Promise.reject(new Error('No request was expected.')),
  wrap = (router) => router,
  children,
}: InAppProps) {
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
      <QueryClientProvider client={client}>{wrap(<RouterProvider router={router} />)}</QueryClientProvider>
    </StartupProvider>
  );
}
