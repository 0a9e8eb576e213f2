import { showErrorToast } from '@segno/base';
import { keepFileMutation, useMessages } from '@segno/data';
import { Button, FileTrigger, Inline, Stack, TextField } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../messages/en.ts';
import * as css from './AssetField.css.ts';

interface AssetFieldProps {
  label: string;
  description?: string;
  /** @default 'picture' */
  kind?: 'picture' | 'font';
  /** The address of the file; null for none. */
  value: string | null;
  /** Called with the address, and with the name of a file that was uploaded. */
  onChange: (url: string | null, name?: string) => void;
}

const types = {
  picture: [
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/svg+xml',
    'image/gif',
    'image/avif',
    'image/x-icon',
  ],
  font: ['font/woff2', 'font/woff', '.woff2', '.woff'],
} as const;

/** The addresses that the contract accepts. */
const isAddress = (text: string) => /^(?:\/(?!\/)|https:\/\/)\S*$/.test(text);

/** A picture or a font: a file that the server keeps, or its address. */
export function AssetField({ label, description, kind = 'picture', value, onChange }: AssetFieldProps) {
  const t = useMessages(messages);
  const [text, setText] = useState(value ?? '');
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    setText(value ?? '');
  }
  const keep = useMutation({ ...keepFileMutation(), onError: showErrorToast });
  const upload = (file: File | undefined) => {
    if (file) keep.mutate(file, { onSuccess: ({ url }) => onChange(url, file.name) });
  };
  const isInvalid = text !== '' && !isAddress(text);
  const change = (next: string) => {
    setText(next);
    const trimmed = next.trim();
    if (trimmed === '') onChange(null);
    else if (isAddress(trimmed)) onChange(trimmed);
  };
  return (
    <Stack space="xs">
      {kind === 'picture' ? (
        <TextField
          label={label}
          description={description}
          value={text}
          onChange={change}
          isInvalid={isInvalid}
          errorMessage={isInvalid ? t('addressInvalid') : undefined}
        />
      ) : (
        <TextField label={label} description={description} isReadOnly value={value ?? ''} />
      )}
      <Inline space="xs" wrap>
        {kind === 'picture' && value !== null && <img src={value} alt="" className={css.picture} />}
        <FileTrigger acceptedFileTypes={types[kind]} onSelect={(files) => upload(files?.[0])}>
          <Button size="xs" isPending={keep.isPending} aria-label={t('uploadFor', { name: label })}>
            {t('upload')}
          </Button>
        </FileTrigger>
        {value !== null && (
          <Button
            size="xs"
            variant="ghost"
            aria-label={t('removeFor', { name: label })}
            onPress={() => onChange(null)}
          >
            {t('removeFile')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
