import { useStartup, type LikeKind } from '@segno/data';
import { lazyPart, noFailure, PartBoundary } from '@segno/ui';
import type { LikeButtonProps } from './LikeButton.tsx';

const LikeButton = lazyPart<LikeButtonProps>(async () => ({
  default: (await import('./LikeButton.tsx')).LikeButton,
}));

/** The heart of a row or card. Only signed-in people load its code. */
export const RowLike = (props: { kind: LikeKind; id: number; name: string }) =>
  useStartup().user && (
    <PartBoundary Failure={noFailure}>
      <LikeButton {...props} size="sm" />
    </PartBoundary>
  );
