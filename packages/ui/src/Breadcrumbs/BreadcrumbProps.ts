import type { ReactNode } from 'react';

export interface BreadcrumbProps {
  children: ReactNode;
  /** The last step has no address, or its own. */
  href?: string;
  /** Called in addition to the navigation. */
  onPress?: () => void;
  isDisabled?: boolean;
}
