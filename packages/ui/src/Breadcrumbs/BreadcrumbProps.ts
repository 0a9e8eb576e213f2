import type { ReactNode } from 'react';

export interface BreadcrumbProps {
  children: ReactNode;
  /** The last step has none, or its own. */
  href?: string;
  /** Besides going there. */
  onPress?: () => void;
  isDisabled?: boolean;
}
