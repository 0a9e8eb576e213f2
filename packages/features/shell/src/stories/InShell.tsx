import { type Startup, StartupProvider } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, type LoaderFunction, Outlet, RouterProvider } from 'react-router';
import { ThemeChoiceProvider } from '../theme/ThemeChoiceProvider.tsx';

export interface InShellProps {
  startup?: Startup;
  /** The current URL. */
  path?: string;
  loader?: LoaderFunction;
  children: ReactNode;
}

/** The providers of the application around the shell: the startup object, the choice of theme and a router. */
export function InShell({ startup = sampleStartup, path = '/', loader, children }: InShellProps) {
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
    <StartupProvider startup={startup}>
      <ThemeChoiceProvider>
        <RouterProvider router={router} />
      </ThemeChoiceProvider>
    </StartupProvider>
  );
}
