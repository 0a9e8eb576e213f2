'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ComponentPropsWithRef } from 'react';
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { diameters, size as sizeClass } from '../Avatar/Avatar.css.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './AvatarGroup.css.ts';
import { messages } from './messages.ts';

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The name of the list, such as “Collaborators”. */
  'aria-label': string;
  people: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** How many there are altogether, if only some are given. @default the number of people */
  total?: number;
  /** How many are shown before the rest is a number. @default 4 */
  max?: number;
  /** @default 'md' */
  size?: AvatarProps['size'];
}

/** Several avatars in a small space. For one person use `Avatar`. */
export const AvatarGroup = withRef(function AvatarGroup({
  people,
  total = people.length,
  max = 4,
  size = 'md',
  className,
  style,
  ...props
}: AvatarGroupProps) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  // A number that stands for one person would take as much room as the person.
  const shown = people.slice(0, total - max === 1 ? max + 1 : max);
  const others = total - shown.length;
  return (
    <ul
      {...props}
      className={cx(styles.group, className)}
      style={{ fontSize: diameters[size] * 0.4, ...style }}
    >
      {shown.map(({ name, src }, index) => (
        // Two people may have one name and no picture.
        <li key={`${name}-${index}`} className={styles.item} title={name}>
          <Avatar name={name} src={src} size={size} />
        </li>
      ))}
      {others > 0 && (
        <li className={styles.item}>
          <span
            role="img"
            // From right to left too the sign stands before its number.
            dir="ltr"
            aria-label={fillMessage(t.others, { count: others }, locale)}
            className={cx(sizeClass[size], styles.rest)}
          >
            +{others > 99 ? 99 : others}
          </span>
        </li>
      )}
    </ul>
  );
});
