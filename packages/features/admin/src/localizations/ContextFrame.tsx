import { useMessages } from '@segno/data';
import { Stack, Switch, Text } from '@segno/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages/en.ts';
import * as css from './ContextFrame.css.ts';
import { textOf } from './textOf.ts';

export interface ContextFrameProps {
  /** The address of the page in the frame. @default the home page, as the editor of the appearance frames it */
  address?: string;
  /** Called with the text that was pressed. */
  onText: (text: string) => void;
}

/** The site in a frame. A press on a text finds its line; with the switch off, links and buttons work. */
export function ContextFrame({ address = '/?appearanceEditor=true', onText }: ContextFrameProps) {
  const t = useMessages(messages);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPicking, setPicking] = useState(true);
  // Counts the documents that the frame has loaded.
  const [loads, setLoads] = useState(0);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page || !isPicking) return undefined;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const pick = (event: Event) => {
      stop(event);
      const { target } = event;
      const text = target !== null && 'closest' in target ? textOf(target as Element) : '';
      if (text !== '') latest.current(text);
    };
    page.addEventListener('pointerdown', stop, true);
    page.addEventListener('click', pick, true);
    return () => {
      page.removeEventListener('pointerdown', stop, true);
      page.removeEventListener('click', pick, true);
    };
  }, [isPicking, loads]);
  return (
    <Stack space="sm">
      <Switch isSelected={isPicking} onChange={setPicking}>
        {t('context.pick')}
      </Switch>
      <Text size="sm" tone="muted">
        {t(isPicking ? 'context.picking' : 'context.browsing')}
      </Text>
      <iframe
        ref={frame}
        className={css.frame}
        title={t('context.title')}
        src={address}
        onLoad={() => setLoads((count) => count + 1)}
      />
    </Stack>
  );
}
