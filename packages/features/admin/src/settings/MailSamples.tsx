import { adminMailSamplesQuery, useMessages } from '@segno/data';
import { Heading, Select, SelectItem, Stack } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MailPreview } from '../logs/MailPreview.tsx';
import { messages } from '../messages/en.ts';

/** Each kind of message that the site sends, as its reader sees it. */
export function MailSamples() {
  const t = useMessages(messages);
  const { data: mails = [] } = useQuery(adminMailSamplesQuery());
  const [id, setId] = useState<string>();
  const shown = mails.find((mail) => mail.id === id) ?? mails[0];
  if (!shown) return null;
  return (
    <Stack>
      <Heading level={2} size="heading">
        {t('mail.samples')}
      </Heading>
      <Select
        label={t('mail.sample')}
        description={t('mail.sampleHint')}
        value={shown.id}
        onChange={(chosen) => setId(String(chosen))}
      >
        {mails.map((mail) => (
          <SelectItem key={mail.id} id={mail.id}>
            {mail.subject}
          </SelectItem>
        ))}
      </Select>
      <MailPreview html={shown.html} text={shown.text} />
    </Stack>
  );
}
