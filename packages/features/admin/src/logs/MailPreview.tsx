import { useMessages } from '@segno/data';
import { Heading, Stack } from '@segno/ui';
import { messages } from '../messages/en.ts';
import type { AnyRecord } from '../views/AdminView.ts';
import * as css from './MailPreview.css.ts';

/** A message as its reader sees it. Its frame runs no scripts and loads nothing. */
export function MailPreview({ html, text }: { html: string; text: string }) {
  const t = useMessages(messages);
  return (
    <Stack>
      <iframe className={css.frame} title={t('mail.preview')} sandbox="" srcDoc={html} />
      <Heading level={2} size="heading">
        {t('mail.text')}
      </Heading>
      <pre className={css.text}>{text}</pre>
    </Stack>
  );
}

/** A message that waits. */
export function MailDetails({ record: { html, text } }: { record: AnyRecord }) {
  return (
    <MailPreview html={typeof html === 'string' ? html : ''} text={typeof text === 'string' ? text : ''} />
  );
}
