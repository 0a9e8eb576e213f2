import { useMessages } from '@segno/data';
import { ChevronStartIcon, Heading } from '@segno/ui';
import { useEffect, useRef } from 'react';
import { panelMessages } from '../messages/panels.en.ts';
import * as css from './PanelView.css.ts';

/** The panels in which the focus has been, so that the first one does not take it from the page. */
let hasMoved = false;

/** The title of a panel, which gets the focus when the panel is opened, and the way back. */
export function PanelHead({ title, above }: { title: string; above: string | null }) {
  const t = useMessages(panelMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
    hasMoved = true;
  }, []);
  return (
    <div className={css.head}>
      {above !== null && (
        <a href={above} className={css.back} aria-label={t('panel.back')}>
          <ChevronStartIcon size={18} />
        </a>
      )}
      <Heading ref={heading} level={2} size="heading" tabIndex={-1} className={css.title} truncate>
        {title}
      </Heading>
    </div>
  );
}
