import { StartupProvider, type Startup } from '@segno/data';
import { ThemeChoiceProvider } from '@segno/shell';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface AppProps {
  startup: Startup;
  queryClient: QueryClient;
  /** The visitor's stored theme choice, read from its cookie on either end. */
  themeChoice: string | undefined;
  /** The router. */
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function App({ startup, queryClient, themeChoice, children }: AppProps) {
  return (
    <StartupProvider startup={startup}>
      <QueryClientProvider client={queryClient}>
        <ThemeChoiceProvider initialChoice={themeChoice}>{children}</ThemeChoiceProvider>
      </QueryClientProvider>
    </StartupProvider>
  );
}
