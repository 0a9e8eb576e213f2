'use client';
import {
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  type DisclosureGroupProps,
  type DisclosureProps,
} from 'react-aria-components/DisclosureGroup';
import { createContext, useContext, type ReactNode, type RefAttributes } from 'react';
import { ButtonBase } from '../buttons/ButtonBase.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import * as styles from './Accordion.css.ts';

type Level = 2 | 3 | 4 | 5 | 6;

const LevelContext = createContext<Level>(3);

export interface AccordionProps extends Omit<DisclosureGroupProps, 'render'>, RefAttributes<HTMLDivElement> {
  /** `card` draws a surface. @default 'plain' */
  variant?: 'plain' | 'card';
  /** The heading level of the titles. @default 3 */
  headingLevel?: Level;
}

/** Sections of which one opens at a time, or several with `allowsMultipleExpanded`. */
export const Accordion = withRef(function Accordion(props: AccordionProps) {
  const { variant = 'plain', headingLevel = 3, className, ...rest } = props;
  return (
    <LevelContext.Provider value={headingLevel}>
      <DisclosureGroup {...rest} className={withClass(className, styles.accordion({ variant }))} />
    </LevelContext.Provider>
  );
});

export interface AccordionItemProps
  extends Omit<DisclosureProps, 'render' | 'children' | 'slot'>, RefAttributes<HTMLDivElement> {
  title: ReactNode;
  /** A second line under the title, in the muted colour. */
  description?: ReactNode;
  icon?: ReactNode;
  /** Buttons beside the title, which do not expand the section. */
  actions?: ReactNode;
  children: ReactNode;
  /**
   * Keeps collapsed content in the document, so that its state stays and the browser’s find-in-page can expand it.
   * @default true
   */
  keepMounted?: boolean;
}

/** A title that expands its content. Outside an `Accordion` it is a disclosure. */
export const AccordionItem = withRef(function AccordionItem(props: AccordionItemProps) {
  const { title, description, icon, actions, children, keepMounted = true, className, ...rest } = props;
  const Heading = `h${useContext(LevelContext)}` as const;
  return (
    <Disclosure {...rest} className={withClass(className, styles.item)}>
      {({ isExpanded }) => (
        <>
          <div className={styles.head}>
            <Heading className={styles.heading}>
              <ButtonBase slot="trigger" className={styles.trigger}>
                {icon !== undefined && <span className={styles.icon}>{icon}</span>}
                <span className={styles.text}>
                  {title}
                  {description !== undefined && <span className={styles.description}>{description}</span>}
                </span>
                <ChevronDownIcon size={18} className={styles.chevron} />
              </ButtonBase>
            </Heading>
            {actions}
          </div>
          <DisclosurePanel>
            {(keepMounted || isExpanded) && <div className={styles.content}>{children}</div>}
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
});
