import { AppShell, type AppShellProps } from '../frame/AppShell.tsx';
import { InShell } from './InShell.tsx';

/** Renders the frame in a story. */
export const renderShell = (args: AppShellProps) => (
  <InShell>
    <AppShell {...args} />
  </InShell>
);
