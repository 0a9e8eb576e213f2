'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { formatNumber } from '../format/formatNumber.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.ts';
import { ChevronStartIcon } from '../icons/ChevronStartIcon.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { pageList } from './pageList.ts';
import { PageStep } from './PageStep.tsx';
import * as styles from './Pagination.css.ts';
import { messages } from './messages.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'onChange' | 'children'> {
  /** The current page; the first is 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  onChange?: (page: number) => void;
  /** Makes every page a link. `onChange` is then called when a link is followed. */
  hrefOf?: (page: number) => string;
  /** How many pages to show on either side of the current one. @default 1 */
  siblings?: number;
  /** Adds buttons for the first and the last page. */
  hasEnds?: boolean;
  isDisabled?: boolean;
  /** 30, 36 or 42 px. @default 'sm' */
  size?: 'xs' | 'sm' | 'md';
  /** Shows a select for the page size. */
  pageSize?: number;
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
  /** Content at the end of the line, in place of the page size select. */
  children?: ReactNode;
}

/** The pages of a list of known length. For an unknown length use `CursorPagination` or `InfiniteSentinel`. */
export const Pagination = withRef(function Pagination(props: PaginationProps) {
  const {
    page,
    count,
    onChange,
    hrefOf,
    siblings = 1,
    hasEnds = false,
    isDisabled = false,
    size = 'sm',
    pageSize,
    pageSizes,
    onPageSizeChange,
    children,
    className,
    ...nav
  } = props;
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const sizeId = useId();

  const step = (to: number, label: string, content: ReactNode) => (
    <PageStep
      size={size}
      href={hrefOf?.(to)}
      aria-label={label}
      aria-current={to === page && content === undefined ? 'page' : undefined}
      isDisabled={isDisabled || to < 1 || to > count || (to === page && content !== undefined)}
      onPress={() => onChange?.(to)}
    >
      {content ?? formatNumber(to, locale)}
    </PageStep>
  );

  return (
    <nav {...nav} aria-label={nav['aria-label'] ?? t.pages} className={cx(styles.pagination, className)}>
      <div className={styles.line}>
        <ul className={styles.list}>
          {hasEnds && (
            <li>
              {step(
                1,
                t.firstPage,
                <>
                  <ChevronStartIcon size={18} />
                  <ChevronStartIcon size={18} className={styles.second} />
                </>,
              )}
            </li>
          )}
          <li>{step(page - 1, t.previousPage, <ChevronStartIcon size={18} />)}</li>
          {pageList(page, count, siblings).map((entry, index) =>
            entry === 'gap' ? (
              <li key={index < 3 ? 'before' : 'after'} className={styles.number} aria-hidden>
                <span className={styles.gap}>…</span>
              </li>
            ) : (
              <li key={entry} className={styles.number}>
                {step(entry, fillMessage(t.page, { page: entry }, locale), undefined)}
              </li>
            ),
          )}
          <li className={styles.summary}>
            <span role="status">{fillMessage(t.pageOf, { page, count }, locale)}</span>
          </li>
          <li>{step(page + 1, t.nextPage, <ChevronEndIcon size={18} />)}</li>
          {hasEnds && (
            <li>
              {step(
                count,
                t.lastPage,
                <>
                  <ChevronEndIcon size={18} />
                  <ChevronEndIcon size={18} className={styles.second} />
                </>,
              )}
            </li>
          )}
        </ul>
        {children ??
          (pageSizes && (
            <div className={styles.sizes}>
              <label htmlFor={sizeId}>{t.pageSize}</label>
              <span className={styles.choice}>
                <select
                  id={sizeId}
                  className={styles.select}
                  value={pageSize}
                  disabled={isDisabled}
                  onChange={(event) => onPageSizeChange?.(Number(event.target.value))}
                >
                  {pageSizes.map((choice) => (
                    <option key={choice} value={choice}>
                      {formatNumber(choice, locale)}
                    </option>
                  ))}
                </select>
                <ChevronDownIcon size={16} className={styles.arrow} />
              </span>
            </div>
          ))}
      </div>
    </nav>
  );
});
