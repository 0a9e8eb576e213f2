import { lazyPart, PartBoundary } from '@segno/ui';
import { type ReactNode, Suspense } from 'react';
import type { ExtraPartProps } from './ExtraPartProps.ts';

const ExtraPart = lazyPart(() => import('./ExtraPart.tsx'));

/**
 * A part of the frame that most sites do not have: the code of all of them is one file, which the first view of other
 * sites does not load. Until it is there, and when it cannot be loaded, `children` are shown.
 */
export const Extra = ({ children, ...props }: ExtraPartProps & { children?: ReactNode }) => (
  <PartBoundary Failure={() => children}>
    <Suspense fallback={children}>
      <ExtraPart {...props} />
    </Suspense>
  </PartBoundary>
);
