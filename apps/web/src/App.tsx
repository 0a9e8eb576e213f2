import { StartupProvider, type StartupStore, useStartupStore } from '@segno/data';
import { ThemeChoiceProvider } from '@segno/shell';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface AppProps {
  store: StartupStore;
  queryClient: QueryClient;
  /** The visitor's stored theme choice, read from its cookie on either end. */
  themeChoice: string | undefined;
  /** The router. */
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function App({ store, queryClient, themeChoice, children }: AppProps) {
  return (
    <StartupProvider startup={useStartupStore(store)}>
      <QueryClientProvider client={queryClient}>
        <ThemeChoiceProvider initialChoice={themeChoice}>{children}</ThemeChoiceProvider>
      </QueryClientProvider>
    </StartupProvider>
  );
}
