import { InApp, type InAppProps } from '@segno/testing';
import { ThemeChoiceProvider } from '../theme/ThemeChoiceProvider.tsx';

/** The providers of the application around the shell, with the choice of theme. */
export const InShell = (props: Omit<InAppProps, 'wrap'>) => (
  <InApp {...props} wrap={(router) => <ThemeChoiceProvider>{router}</ThemeChoiceProvider>} />
);
