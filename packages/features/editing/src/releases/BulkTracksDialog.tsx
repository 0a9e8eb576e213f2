import { FormDialog, useResourceForm } from '@segno/base';
import {
  BulkTracksInput,
  bulkTracksMutation,
  type Credit,
  type FormerTracks,
  type Licence,
  licences,
  useMessages,
} from '@segno/data';
import { Select, SelectItem, Text } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import * as v from 'valibot';
import { NamesField } from '../fields/OptionsFields.tsx';
import { CreditsField, rowsError } from '../fields/RowsFields.tsx';
import { messages } from '../messages/en.ts';

const stays = 'stays';

type BulkValues = {
  genre_ids: (number | string)[];
  tag_ids: (number | string)[];
  licence: Licence | typeof stays;
  is_explicit: 'yes' | 'no' | typeof stays;
  credits: Credit[];
};

/** What is empty stays as it is. */
const changeOf = ({ genre_ids, tag_ids, licence, is_explicit, credits }: BulkValues) => ({
  ...(genre_ids.length > 0 && { genre_ids }),
  ...(tag_ids.length > 0 && { tag_ids }),
  ...(licence !== stays && { licence }),
  ...(is_explicit !== stays && { is_explicit: is_explicit === 'yes' }),
  ...(credits.length > 0 && { credits }),
});

export interface BulkTracksDialogProps {
  albumId: number;
  trackIds: readonly number[];
  /** Called with what undoes the change. */
  onDone: (former: FormerTracks) => void;
  onCancel: () => void;
}

/** Changes the same fields of all tracks of an album (BACKSTAGE-15). */
export function BulkTracksDialog({ albumId, trackIds, onDone, onCancel }: BulkTracksDialogProps) {
  const t = useMessages(messages);
  const { form, ...dialog } = useResourceForm<BulkValues, BulkTracksInput, FormerTracks>({
    schema: v.pipe(
      v.custom<BulkValues>(() => true),
      v.transform((values) => ({ track_ids: [...trackIds], change: changeOf(values) })),
      BulkTracksInput as never,
    ),
    values: { genre_ids: [], tag_ids: [], licence: stays, is_explicit: stays, credits: [] },
    mutation: bulkTracksMutation(),
    name: `bulk-tracks-${albumId}`,
    onLeave: onCancel,
    onSuccess: onDone,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('bulk.title', { count: trackIds.length })}
      size="md"
      submitLabel={t('bulk.apply')}
      onCancel={onCancel}
    >
      <Text as="p" tone="muted">
        {t('bulk.text')}
      </Text>
      <FormField control={form.control} name="genre_ids">
        {({ name: _name, ...field }) => <NamesField {...field} of="genres" label={t('field.genre_ids')} />}
      </FormField>
      <FormField control={form.control} name="tag_ids">
        {({ name: _name, ...field }) => <NamesField {...field} of="tags" label={t('field.tag_ids')} />}
      </FormField>
      <FormField control={form.control} name="licence">
        {({ onChange, ...field }) => (
          <Select
            {...field}
            label={t('field.licence')}
            onChange={(key) => onChange(key as BulkValues['licence'])}
          >
            {([stays, ...licences] as const).map((each) => (
              <SelectItem key={each} id={each}>
                {each === stays ? t('bulk.stays') : t(`licence.${each}`)}
              </SelectItem>
            ))}
          </Select>
        )}
      </FormField>
      <FormField control={form.control} name="is_explicit">
        {({ onChange, ...field }) => (
          <Select
            {...field}
            label={t('field.is_explicit')}
            onChange={(key) => onChange(key as BulkValues['is_explicit'])}
          >
            {([stays, 'yes', 'no'] as const).map((each) => (
              <SelectItem key={each} id={each}>
                {each === stays ? t('bulk.stays') : t(each)}
              </SelectItem>
            ))}
          </Select>
        )}
      </FormField>
      <FormField control={form.control} name="credits">
        {({ value, onChange, errorMessage }) => (
          <CreditsField
            label={t('bulk.credits')}
            value={value}
            onChange={onChange}
            errorMessage={rowsError(form.formState.errors.credits) ?? errorMessage}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
