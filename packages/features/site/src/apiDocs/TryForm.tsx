import { showErrorToast } from '@segno/base';
import { type ApiParameter, type TryResponse, tryRequestMutation, useMessages } from '@segno/data';
import { Button, Callout, Stack, Text, TextArea, TextField } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { apiDocsMessages } from '../messages/apiDocs.en.ts';
import * as css from './ApiDocsScreen.css.ts';
import type { Operation } from './describe.ts';

interface TryFormProps {
  operation: Operation;
  parameters: readonly ApiParameter[];
  /** The first body; undefined for a request without one. */
  example: unknown;
  token: string;
}

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Sends a request with the person's token, and shows its response (API-3). */
export function TryForm({ operation: { method, path }, parameters, example, token }: TryFormProps) {
  const t = useMessages(apiDocsMessages);
  const [values, setValues] = useState<Record<string, string>>({});
  const [body, setBody] = useState(() => (example === undefined ? '' : JSON.stringify(example, null, 2)));
  const send = useMutation({ ...tryRequestMutation(), onError: showErrorToast });
  const isInvalid = body.trim() !== '' && !isJson(body);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isInvalid) return;
    send.mutate({
      method,
      path,
      token: token.trim(),
      values: Object.fromEntries(
        parameters.map(({ name, in: place }) => [
          name,
          { value: values[name] ?? '', isInPath: place === 'path' },
        ]),
      ),
      body: body.trim() === '' ? null : body,
    });
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack space="sm">
        {method !== 'GET' && <Callout tone="warning">{t('api.changes')}</Callout>}
        {parameters.map(({ name, required }) => (
          <TextField
            key={name}
            label={name}
            isRequired={required}
            value={values[name] ?? ''}
            onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
          />
        ))}
        {example !== undefined && (
          <TextArea
            label={t('api.bodyField')}
            minRows={6}
            value={body}
            onChange={setBody}
            errorMessage={isInvalid ? t('api.bodyInvalid') : undefined}
          />
        )}
        <Button type="submit" size="xs" isPending={send.isPending}>
          {t('api.send')}
        </Button>
        {send.data && <ResponseView response={send.data} />}
      </Stack>
    </form>
  );
}

function ResponseView({ response: { status, text, milliseconds } }: { response: TryResponse }) {
  const t = useMessages(apiDocsMessages);
  return (
    <Stack space="xs">
      <Text role="status" weight="bold">
        {t('api.responded', { status, time: milliseconds })}
      </Text>
      {text === '' ? (
        <Text tone="muted">{t('api.empty')}</Text>
      ) : (
        <pre className={css.code} dir="ltr">
          {text}
        </pre>
      )}
    </Stack>
  );
}
