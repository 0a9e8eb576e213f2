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
  /** The total number of people, if only some are given. @default the number of people */
  total?: number;
  /** The maximum number of avatars; a number counts the others. @default 4 */
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
  // The number would take as much space as the avatar of one person.
  const shown = people.slice(0, total - max === 1 ? max + 1 : max);
  const others = total - shown.length;
  return (
    <ul
      {...props}
      className={cx(styles.group, className)}
      style={{ fontSize: diameters[size] * 0.4, ...style }}
    >
      {shown.map(({ name, src }, index) => (
        // Two people may have the same name and no picture.
        <li key={`${name}-${index}`} className={styles.item} title={name}>
          <Avatar name={name} src={src} size={size} />
        </li>
      ))}
      {others > 0 && (
        <li className={styles.item}>
          <span
            role="img"
            // In right-to-left text the plus sign precedes the number too.
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
