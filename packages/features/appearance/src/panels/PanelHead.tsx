import { useMessages } from '@segno/data';
import { ChevronStartIcon, Heading } from '@segno/ui';
import { useEffect, useRef } from 'react';
import { panelMessages } from '../messages/panels.en.ts';
import * as css from './PanelView.css.ts';

/** Whether a panel was shown before: the first one does not take the focus from the page. */
let hasMoved = false;

/** The title of a panel, which gets the focus when the panel is opened, and the way back. */
export function PanelHead({ title, above }: { title: string; above: string | null }) {
  const t = useMessages(panelMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasMoved) {
      hasMoved = true;
      return;
    }
    // After the application has moved the focus to the start of another page.
    const request = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(request);
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
