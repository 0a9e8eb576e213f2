'use client';
import { measures } from '../theme/measures.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the viewport is at most 768 px wide, as on a phone. False on the server. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${measures.phoneMaxWidth}px)`);
