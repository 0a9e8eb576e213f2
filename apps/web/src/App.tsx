import { StartupProvider, type StartupStore, useStartupStore } from '@segno/data';
import { ThemeChoiceProvider, type ThemeStore } from '@segno/shell';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface AppProps {
  store: StartupStore;
  queryClient: QueryClient;
  theme: ThemeStore;
  /** The router. */
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function App({ store, queryClient, theme, children }: AppProps) {
  return (
    <StartupProvider startup={useStartupStore(store)}>
      <QueryClientProvider client={queryClient}>
        <ThemeChoiceProvider store={theme}>{children}</ThemeChoiceProvider>
      </QueryClientProvider>
    </StartupProvider>
  );
}
