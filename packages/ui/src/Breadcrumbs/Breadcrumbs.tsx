'use client';
import {
  Children,
  isValidElement,
  lazy,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { observeSize } from '../media/observeSize.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.ts';
import { MoreIcon } from '../icons/MoreIcon.ts';
import { MenuTrigger } from '../Menu/MenuTrigger.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Breadcrumbs.css.ts';
import type { BreadcrumbProps } from './BreadcrumbProps.ts';
import { hiddenSteps } from './hiddenSteps.ts';
import { messages } from './messages.ts';

export type { BreadcrumbProps } from './BreadcrumbProps.ts';

/** A step of `Breadcrumbs`. */
export function Breadcrumb({ children, href, onPress, isDisabled, ...current }: BreadcrumbProps) {
  const title = typeof children === 'string' ? children : undefined;
  if (href === undefined || isDisabled) {
    return (
      <span {...current} title={title} aria-disabled={isDisabled} className={styles.place}>
        {children}
      </span>
    );
  }
  return (
    <a {...current} href={href} title={title} onClick={onPress} className={styles.place}>
      {children}
    </a>
  );
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** A `Breadcrumb` for every step from the top; the last is the current page. */
  children: ReactNode;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

const BreadcrumbMenu = lazy(() => import('./BreadcrumbMenu.tsx'));

/** The path to the current page. Where there is no space, the steps in the middle move into a menu. */
export const Breadcrumbs = withRef(function Breadcrumbs(props: BreadcrumbsProps) {
  const { children, size = 'md', className, ...nav } = props;
  const t = useUiMessages(messages);
  const listRef = useRef<HTMLOListElement>(null);
  const steps = Children.toArray(children).filter((step): step is ReactElement<BreadcrumbProps> =>
    isValidElement(step),
  );
  const hidden = useHidden(listRef, steps.length);

  return (
    <nav
      {...nav}
      aria-label={nav['aria-label'] ?? t.breadcrumbs}
      className={cx(styles.breadcrumbs({ size }), className)}
    >
      <ol ref={listRef} className={styles.list}>
        {steps.flatMap((step, index) => [
          index === 1 && hidden > 0 && (
            <li key="menu" data-menu="" className={styles.step}>
              <ChevronEndIcon size={14} className={styles.separator} />
              <MenuTrigger>
                <IconButton aria-label={t.breadcrumbsMore} size="2xs">
                  <MoreIcon size={16} />
                </IconButton>
                <BreadcrumbMenu steps={steps.slice(1, 1 + hidden).map(({ props: place }) => place)} />
              </MenuTrigger>
            </li>
          ),
          <li
            key={step.key}
            className={styles.step}
            data-hidden={(index > 0 && index <= hidden) || undefined}
          >
            {index > 0 && <ChevronEndIcon size={14} className={styles.separator} />}
            <Breadcrumb {...step.props} {...(index === steps.length - 1 && { 'aria-current': 'page' })} />
          </li>,
        ])}
      </ol>
    </nav>
  );
});

/** The width of the menu button and of the separator before it. */
const menuWidth = 46;

/** The server hides no step; until hydration, steps that do not fit are clipped. */
function useHidden(listRef: { current: HTMLElement | null }, count: number) {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const measure = () => {
      const widths = [...list.querySelectorAll(':scope > :not([data-menu])')].map(naturalWidth);
      setHidden(hiddenSteps(widths, list.clientWidth - 8, menuWidth));
    };
    return observeSize([list, ...list.children], measure);
  }, [listRef, count]);
  return hidden;
}

/** The width of a step that is not truncated. */
function naturalWidth(step: Element): number {
  const place = step.lastElementChild as HTMLElement;
  const width = step.getBoundingClientRect().width;
  return step.matches(':last-child') ? width + place.scrollWidth - place.clientWidth : width;
}
