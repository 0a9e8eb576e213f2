'use client';
import {
  Label,
  Tag as AriaTag,
  TagGroup as AriaTagGroup,
  TagList,
  Text,
  type TagGroupProps as AriaTagGroupProps,
  type TagListProps,
  type TagProps as AriaTagProps,
} from 'react-aria-components/TagGroup';
import { createContext, useContext, type ReactNode, type RefAttributes } from 'react';
import { ButtonBase } from '../buttons/ButtonBase.tsx';
import { chip, label as chipLabel } from '../Chip/Chip.css.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import * as field from '../field/field.css.ts';
import type { FieldLabels } from '../field/FieldParts.tsx';
import { cx } from '../theme/cx.ts';
import { useTypeAhead } from '../typeAhead/useTypeAhead.ts';
import * as styles from './TagGroup.css.ts';
import { messages } from './messages.ts';

type TagSize = 'xs' | 'sm' | 'md' | 'lg';

/** The height of the tags inside. */
export const TagSizeContext = createContext<TagSize>('sm');

export interface TagGroupProps<T>
  extends
    Omit<AriaTagGroupProps, 'render' | 'children' | 'className'>,
    FieldLabels,
    Pick<TagListProps<T>, 'items' | 'children' | 'dependencies' | 'renderEmptyState'>,
    RefAttributes<HTMLDivElement> {
  /** Their height: 20, 26, 32 or 38 px. @default 'sm' */
  size?: TagSize;
  /** Shown where there are no tags. */
  emptyText?: ReactNode;
  className?: string;
}

/** Short labels that can be selected or, with `onRemove`, removed. For labels without interaction use `Chip`. */
export const TagGroup = withRef(function TagGroup<T extends object>(props: TagGroupProps<T>) {
  const {
    label,
    description,
    errorMessage,
    items,
    children,
    dependencies,
    renderEmptyState,
    size = 'sm',
    emptyText,
    className,
    ...rest
  } = props;
  const t = useUiMessages(messages);
  const typeAhead = useTypeAhead();
  return (
    <AriaTagGroup {...rest} className={cx(field.field, className)}>
      {label !== undefined && <Label className={field.label}>{label}</Label>}
      <TagSizeContext.Provider value={size}>
        <TagList
          items={items}
          dependencies={dependencies}
          renderEmptyState={
            renderEmptyState ?? (() => <span className={styles.empty}>{emptyText ?? t.noItems}</span>)
          }
          className={styles.tags({ size })}
          render={(dom, { state }) => <div {...typeAhead(dom, () => state)} />}
        >
          {children}
        </TagList>
      </TagSizeContext.Provider>
      {description !== undefined && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      {errorMessage !== undefined && (
        <Text slot="errorMessage" className={field.error}>
          {errorMessage}
        </Text>
      )}
    </AriaTagGroup>
  );
});

export interface TagProps extends Omit<AriaTagProps, 'render' | 'children'>, RefAttributes<HTMLDivElement> {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';
  startIcon?: ReactNode;
}

/** A tag of a `TagGroup`. */
export const Tag = withRef(function Tag(props: TagProps) {
  const { children, tone = 'neutral', startIcon, className, textValue, ...rest } = props;
  const t = useUiMessages(messages);
  const size = useContext(TagSizeContext);
  return (
    <AriaTag
      {...rest}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={withClass(className, cx(chip({ tone, size }), styles.tag))}
    >
      {({ allowsRemoving }) => (
        <>
          {startIcon}
          <span className={chipLabel}>{children}</span>
          {allowsRemoving && (
            <ButtonBase slot="remove" aria-label={t.remove} className={styles.remove}>
              <CloseIcon size="1em" />
            </ButtonBase>
          )}
        </>
      )}
    </AriaTag>
  );
});
