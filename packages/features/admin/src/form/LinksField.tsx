import { useMessages } from '@segno/data';
import { Stack, Text, TextField } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as css from './AdminForm.css.ts';
import { AddRow, RemoveRow } from './RowButtons.tsx';

interface NamedLink {
  label: string;
  url: string;
}

export interface LinksFieldProps {
  label: string;
  value: readonly NamedLink[];
  onChange: (value: NamedLink[]) => void;
  isDisabled?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Links with their labels, such as those of an artist. */
export function LinksField({ label, value, onChange, isDisabled, errorMessage }: LinksFieldProps) {
  const t = useMessages(messages);
  const change = (index: number, part: Partial<NamedLink>) =>
    onChange(value.map((link, place) => (place === index ? { ...link, ...part } : link)));
  return (
    <Stack space="sm">
      <Text weight="medium">{label}</Text>
      {value.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows have no identity but their place
        <div key={index} className={css.row}>
          <TextField
            aria-label={t('links.label', { number: index + 1 })}
            value={link.label}
            isDisabled={isDisabled}
            onChange={(text) => change(index, { label: text })}
          />
          <TextField
            aria-label={t('links.url', { number: index + 1 })}
            type="url"
            value={link.url}
            isDisabled={isDisabled}
            onChange={(text) => change(index, { url: text })}
          />
          <RemoveRow
            label={t('form.remove')}
            isDisabled={isDisabled}
            onPress={() => onChange(value.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      {errorMessage && <Text tone="danger">{errorMessage}</Text>}
      {!isDisabled && (
        <AddRow label={t('form.add')} onPress={() => onChange([...value, { label: '', url: '' }])} />
      )}
    </Stack>
  );
}
