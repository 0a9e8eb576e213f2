import { useMessages } from '@segno/data';
import { Heading, Stack } from '@segno/ui';
import { messages } from '../messages/en.ts';
import type { AnyRecord } from '../views/AdminView.ts';
import * as css from './MailPreview.css.ts';

/** A message as its reader sees it. Its frame runs no scripts and loads nothing. */
export function MailPreview({ record }: { record: AnyRecord }) {
  const t = useMessages(messages);
  return (
    <Stack>
      <iframe
        className={css.frame}
        title={t('mail.preview')}
        sandbox=""
        srcDoc={typeof record.html === 'string' ? record.html : ''}
      />
      <Heading level={2} size="heading">
        {t('mail.text')}
      </Heading>
      <pre className={css.text}>{typeof record.text === 'string' ? record.text : ''}</pre>
    </Stack>
  );
}
