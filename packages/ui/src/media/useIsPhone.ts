'use client';
import { measures } from '../theme/measures.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the screen is a phone's: at most 768 px wide. The server says no. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${measures.phoneMaxWidth}px)`);
