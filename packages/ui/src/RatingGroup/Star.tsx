import { StarIcon } from '../icons/StarIcon.ts';
import * as styles from './RatingGroup.css.ts';

/** A star that is filled from its inline start by a share of its width. */
export const Star = ({ share }: { share: number }) => (
  <span className={styles.shown}>
    <StarIcon size="1em" className={styles.outline} />
    {share > 0 && (
      <span className={styles.fill} style={{ inlineSize: `${Math.min(1, share) * 100}%` }}>
        <StarIcon size="1em" className={styles.filledIcon} />
      </span>
    )}
  </span>
);
