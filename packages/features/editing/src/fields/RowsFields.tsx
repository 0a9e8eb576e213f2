import { parseDate } from '@internationalized/date';
import { type Credit, type CreditRole, creditRoles, type TourDate, useMessages } from '@segno/data';
import {
  Button,
  CloseIcon,
  DateField,
  IconButton,
  Inline,
  PlusIcon,
  Select,
  SelectItem,
  Stack,
  Text,
  TextField,
} from '@segno/ui';
import type { ReactNode } from 'react';
import * as css from '../form/EditForm.css.ts';
import { messages } from '../messages/en.ts';

interface FieldOfRowsProps<TRow> {
  label: string;
  value: readonly TRow[];
  onChange: (value: TRow[]) => void;
  errorMessage?: string | undefined;
}

interface RowsFieldProps<TRow> extends FieldOfRowsProps<TRow> {
  addLabel: string;
  /** A new row. */
  empty: TRow;
  /** What a row is called when it is removed. */
  nameOf: (row: TRow, index: number) => string;
  children: (row: TRow, change: (part: Partial<TRow>) => void, removeButton: ReactNode) => ReactNode;
}

/** A list of rows of inputs. The rows have no identity but their place. */
function RowsField<TRow>({
  label,
  value,
  onChange,
  errorMessage,
  addLabel,
  empty,
  nameOf,
  children,
}: RowsFieldProps<TRow>) {
  const t = useMessages(messages);
  return (
    <Stack space="sm" role="group" aria-label={label}>
      <Text weight="medium">{label}</Text>
      {value.map((row, index) => {
        const name = nameOf(row, index);
        const change = (part: Partial<TRow>) =>
          onChange(value.map((each, place) => (place === index ? { ...each, ...part } : each)));
        const removeButton = (
          <IconButton
            aria-label={t('remove', { name })}
            variant="ghost"
            onPress={() => onChange(value.filter((_, place) => place !== index))}
          >
            <CloseIcon />
          </IconButton>
        );
        return (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <div key={index} role="group" aria-label={name}>
            {children(row, change, removeButton)}
          </div>
        );
      })}
      {errorMessage && (
        <Text tone="danger" role="alert">
          {errorMessage}
        </Text>
      )}
      <Inline>
        <Button startIcon={<PlusIcon />} onPress={() => onChange([...value, empty])}>
          {addLabel}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The first error of a field with rows: of the field itself, or of an input of a row, for which a bound field has no text. */
export function rowsError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  return Object.values(error)
    .map(rowsError)
    .find((found) => found !== undefined);
}

/** Who did what, by name. */
export function CreditsField(props: FieldOfRowsProps<Credit>) {
  const t = useMessages(messages);
  return (
    <RowsField
      {...props}
      addLabel={t('credits.add')}
      empty={{ role: 'composer', name: '' }}
      nameOf={({ role, name }) => [t(`credit.${role}`), name].filter(Boolean).join(': ')}
    >
      {(credit, change, removeButton) => (
        <div className={css.pair}>
          <Select
            aria-label={t('credits.role')}
            value={credit.role}
            onChange={(role) => change({ role: role as CreditRole })}
          >
            {creditRoles.map((role) => (
              <SelectItem key={role} id={role}>
                {t(`credit.${role}`)}
              </SelectItem>
            ))}
          </Select>
          <TextField
            aria-label={t('credits.name')}
            value={credit.name}
            onChange={(name) => change({ name })}
          />
          {removeButton}
        </div>
      )}
    </RowsField>
  );
}

/** Links with their labels. */
export function LinksField(props: FieldOfRowsProps<{ label: string; url: string }>) {
  const t = useMessages(messages);
  return (
    <RowsField
      {...props}
      addLabel={t('links.add')}
      empty={{ label: '', url: '' }}
      nameOf={({ label, url }, index) => label || url || t('links.link', { number: index + 1 })}
    >
      {(link, change, removeButton) => (
        <div className={css.pair}>
          <TextField
            aria-label={t('links.label')}
            placeholder={t('links.label')}
            value={link.label}
            onChange={(label) => change({ label })}
          />
          <TextField
            aria-label={t('links.url')}
            placeholder={t('links.url')}
            type="url"
            value={link.url}
            onChange={(url) => change({ url })}
          />
          {removeButton}
        </div>
      )}
    </RowsField>
  );
}

/** Concerts with their day, place and tickets. */
export function TourDatesField(props: FieldOfRowsProps<TourDate>) {
  const t = useMessages(messages);
  return (
    <RowsField
      {...props}
      addLabel={t('tour.add')}
      empty={{ date: '', city: '', venue: '', url: null }}
      nameOf={(_, index) => t('tour.concert', { number: index + 1 })}
    >
      {(concert, change, removeButton) => (
        <Stack space="sm">
          <div className={css.row}>
            <DateField
              label={t('tour.date')}
              value={concert.date ? parseDate(concert.date) : null}
              onChange={(date) => change({ date: date?.toString() ?? '' })}
            />
            <TextField label={t('tour.city')} value={concert.city} onChange={(city) => change({ city })} />
            <TextField
              label={t('tour.venue')}
              value={concert.venue}
              onChange={(venue) => change({ venue })}
            />
          </div>
          <div className={css.withButton}>
            <TextField
              label={t('tour.url')}
              type="url"
              value={concert.url ?? ''}
              onChange={(url) => change({ url: url === '' ? null : url })}
            />
            {removeButton}
          </div>
        </Stack>
      )}
    </RowsField>
  );
}
