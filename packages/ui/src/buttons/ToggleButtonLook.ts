import { createContext } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';

/** What a group says about the look of its toggle buttons. */
export interface ToggleButtonLook {
  size?: ButtonProps['size'];
  tone?: 'accent' | 'neutral';
  variant?: ButtonProps['variant'];
  /** The look of one value of a segmented control. */
  isSegment?: boolean;
}

export const ToggleButtonLookContext = createContext<ToggleButtonLook>({});
