import { parseDate } from '@internationalized/date';
import { type Credit, type CreditRole, creditRoles, type TourDate, useMessages } from '@segno/data';
import {
  Button,
  CloseIcon,
  DateField,
  IconButton,
  PlusIcon,
  Select,
  SelectItem,
  Stack,
  Text,
  TextField,
} from '@segno/ui';
import * as css from '../form/EditForm.css.ts';
import { messages } from '../messages/en.ts';

interface RowsFieldProps<TRow> {
  label: string;
  value: readonly TRow[];
  onChange: (value: TRow[]) => void;
  errorMessage?: string | undefined;
}

/** Who did what, by name. */
export function CreditsField({ label, value, onChange, errorMessage }: RowsFieldProps<Credit>) {
  const t = useMessages(messages);
  const change = (index: number, part: Partial<Credit>) =>
    onChange(value.map((each, place) => (place === index ? { ...each, ...part } : each)));
  return (
    <Stack space="sm" role="group" aria-label={label}>
      <Text size="sm">{label}</Text>
      {value.map((credit, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows have no identity but their place
        <div key={index} className={css.pair}>
          <Select
            aria-label={t('credits.role')}
            value={credit.role}
            onChange={(role) => change(index, { role: role as CreditRole })}
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
            onChange={(name) => change(index, { name })}
          />
          <IconButton
            aria-label={t('remove')}
            variant="ghost"
            onPress={() => onChange(value.filter((_, place) => place !== index))}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      {errorMessage && <Text tone="danger">{errorMessage}</Text>}
      <Button startIcon={<PlusIcon />} onPress={() => onChange([...value, { role: 'composer', name: '' }])}>
        {t('credits.add')}
      </Button>
    </Stack>
  );
}

interface NamedLink {
  label: string;
  url: string;
}

/** Links with their labels. */
export function LinksField({ label, value, onChange, errorMessage }: RowsFieldProps<NamedLink>) {
  const t = useMessages(messages);
  const change = (index: number, part: Partial<NamedLink>) =>
    onChange(value.map((each, place) => (place === index ? { ...each, ...part } : each)));
  return (
    <Stack space="sm" role="group" aria-label={label}>
      <Text size="sm">{label}</Text>
      {value.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows have no identity but their place
        <div key={index} className={css.pair}>
          <TextField
            aria-label={t('links.label')}
            value={link.label}
            onChange={(text) => change(index, { label: text })}
          />
          <TextField
            aria-label={t('links.url')}
            type="url"
            value={link.url}
            onChange={(text) => change(index, { url: text })}
          />
          <IconButton
            aria-label={t('remove')}
            variant="ghost"
            onPress={() => onChange(value.filter((_, place) => place !== index))}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      {errorMessage && <Text tone="danger">{errorMessage}</Text>}
      <Button startIcon={<PlusIcon />} onPress={() => onChange([...value, { label: '', url: '' }])}>
        {t('links.add')}
      </Button>
    </Stack>
  );
}

/** Concerts with their day, place and tickets. */
export function TourDatesField({ label, value, onChange, errorMessage }: RowsFieldProps<TourDate>) {
  const t = useMessages(messages);
  const change = (index: number, part: Partial<TourDate>) =>
    onChange(value.map((each, place) => (place === index ? { ...each, ...part } : each)));
  return (
    <Stack space="md" role="group" aria-label={label}>
      <Text size="sm">{label}</Text>
      {value.map((concert, index) => (
        <Stack
          // oxlint-disable-next-line react/no-array-index-key -- the rows have no identity but their place
          key={index}
          space="sm"
          role="group"
          aria-label={t('tour.concert', { number: index + 1 })}
        >
          <div className={css.row}>
            <DateField
              label={t('tour.date')}
              value={concert.date ? parseDate(concert.date) : null}
              onChange={(date) => change(index, { date: date?.toString() ?? '' })}
            />
            <TextField
              label={t('tour.city')}
              value={concert.city}
              onChange={(city) => change(index, { city })}
            />
            <TextField
              label={t('tour.venue')}
              value={concert.venue}
              onChange={(venue) => change(index, { venue })}
            />
          </div>
          <div className={css.withButton}>
            <TextField
              label={t('tour.url')}
              type="url"
              value={concert.url ?? ''}
              onChange={(url) => change(index, { url: url === '' ? null : url })}
            />
            <IconButton
              aria-label={t('remove')}
              variant="ghost"
              onPress={() => onChange(value.filter((_, place) => place !== index))}
            >
              <CloseIcon />
            </IconButton>
          </div>
        </Stack>
      ))}
      {errorMessage && <Text tone="danger">{errorMessage}</Text>}
      <Button
        startIcon={<PlusIcon />}
        onPress={() => onChange([...value, { date: '', city: '', venue: '', url: null }])}
      >
        {t('tour.add')}
      </Button>
    </Stack>
  );
}
