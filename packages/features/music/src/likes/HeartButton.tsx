import { HeartIcon, IconButton } from '@segno/ui';
import * as css from './HeartButton.css.ts';

export interface HeartButtonProps {
  /** What is liked by it. */
  label: string;
  isLiked: boolean;
  /** @default 'md' */
  size?: 'sm' | 'md';
  onPress: () => void;
}

/** A toggle button for a like, whose heart is filled while it is on. For tracks and albums use `LikeButton`. */
export const HeartButton = ({ label, isLiked, size = 'md', onPress }: HeartButtonProps) => (
  <IconButton
    variant="ghost"
    size={size}
    shape="round"
    aria-label={label}
    aria-pressed={isLiked}
    className={css.heart}
    onPress={onPress}
  >
    <HeartIcon className={isLiked ? css.filled : undefined} />
  </IconButton>
);
