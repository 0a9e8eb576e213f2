import { createContext } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';

/** The style props that a group sets for its toggle buttons. */
export interface ToggleButtonStyle {
  size?: ButtonProps['size'];
  tone?: 'accent' | 'neutral';
  variant?: ButtonProps['variant'];
  /** Whether it is a value of a segmented control. */
  isSegment?: boolean;
}

export const ToggleButtonStyleContext = createContext<ToggleButtonStyle>({});
