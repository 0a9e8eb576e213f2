import {
  ChangedArtistInput,
  type ManagedArtistRecord,
  managedArtistQuery,
  saveArtistMutation,
  type Status,
  type TourDate,
  useCan,
  useMessages,
} from '@segno/data';
import { CountrySelect } from '@segno/base';
import { Checkbox, Select, SelectItem, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { NamesField, OneField } from '../fields/OptionsFields.tsx';
import { PictureField } from '../fields/PictureField.tsx';
import { LinksField, rowsError, TourDatesField } from '../fields/RowsFields.tsx';
import { OptionalRichTextField, OptionalTextArea, OptionalTextField } from '../form/BoundFields.tsx';
import { EditForm, FieldGroup } from '../form/EditForm.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { type EditingKey, messages } from '../messages/en.ts';

type ArtistValues = {
  name: string;
  bio: string | null;
  country: string | null;
  links: { label: string; url: string }[];
  genre_ids: (number | string)[];
  cover_entry_id: number | null | undefined;
  cover_alt: string | null;
  background_entry_id: number | null | undefined;
  status: Status;
  verified: boolean;
  pinned_track_id: number | null;
  announcement: string | null;
  tour_dates: TourDate[];
};

const statuses = ['draft', 'published', 'hidden'] as const;

const valuesOf = (artist: ManagedArtistRecord | null): ArtistValues => ({
  name: artist?.name ?? '',
  bio: artist?.bio ?? null,
  country: artist?.country ?? null,
  links: artist?.links ?? [],
  genre_ids: artist?.genre_ids ?? [],
  cover_entry_id: undefined,
  cover_alt: artist?.image?.alt ?? null,
  background_entry_id: undefined,
  status: artist?.status ?? 'draft',
  verified: artist?.verified ?? false,
  pinned_track_id: artist?.pinned_track_id ?? null,
  announcement: artist?.announcement ?? null,
  tour_dates: artist?.tour_dates ?? [],
});

export interface ArtistFormProps {
  /** The artist; null for a new one. */
  artist: ManagedArtistRecord | null;
  onCreated?: (artist: ManagedArtistRecord) => void;
}

/** The form of an artist. Visibility and mark are for those who may change the whole catalogue. */
export function ArtistForm({ artist, onCreated }: ArtistFormProps) {
  const t = useMessages(messages);
  const can = useCan();
  const client = useQueryClient();
  const edited = useRecordForm<ArtistValues, ChangedArtistInput, ManagedArtistRecord>({
    schema: ChangedArtistInput as never,
    kind: 'artists',
    record: artist,
    valuesOf,
    filesOf: ({ image, background_image }) => ({
      cover_entry_id: image?.src,
      background_entry_id: background_image?.src,
    }),
    mutation: saveArtistMutation(artist?.id ?? null),
    reload: () => client.query({ ...managedArtistQuery(artist?.id ?? 0), staleTime: 0 }),
    ...(onCreated && { onCreated }),
  });
  const { form } = edited;
  return (
    <EditForm
      edited={edited}
      isNew={artist === null}
      // Its label is that of the field.
      labelOf={(field) => t(field === 'cover_entry_id' ? 'field.picture' : (`field.${field}` as EditingKey))}
    >
      <FieldGroup title={t('group.basics')}>
        <FormField control={form.control} name="name">
          {(field) => <TextField {...field} label={t('field.name')} isRequired />}
        </FormField>
        <FormField control={form.control} name="cover_entry_id">
          {({ value, onChange, errorMessage }) => (
            <PictureField
              label={t('field.picture')}
              shape="round"
              image={artist?.image ?? null}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
            />
          )}
        </FormField>
        <OptionalTextField
          control={form.control}
          name="cover_alt"
          label={t('field.cover_alt')}
          description={t('hint.cover_alt')}
        />
        <FormField control={form.control} name="background_entry_id">
          {({ value, onChange, errorMessage }) => (
            <PictureField
              label={t('field.background_entry_id')}
              aspectRatio={16 / 9}
              image={artist?.background_image ?? null}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
            />
          )}
        </FormField>
      </FieldGroup>
      <FieldGroup title={t('group.about')}>
        <OptionalRichTextField control={form.control} name="bio" label={t('field.bio')} />
        <FormField control={form.control} name="country">
          {({ value, ...field }) => (
            <CountrySelect {...field} isClearable label={t('field.country')} value={value || null} />
          )}
        </FormField>
        <FormField control={form.control} name="genre_ids">
          {({ name: _name, ...field }) => <NamesField {...field} of="genres" label={t('field.genre_ids')} />}
        </FormField>
        <FormField control={form.control} name="links">
          {({ value, onChange, errorMessage }) => (
            <LinksField
              label={t('field.links')}
              value={value}
              onChange={onChange}
              errorMessage={rowsError(form.formState.errors.links) ?? errorMessage}
            />
          )}
        </FormField>
      </FieldGroup>
      <FieldGroup title={t('group.news')}>
        <OptionalTextArea
          control={form.control}
          name="announcement"
          label={t('field.announcement')}
          description={t('hint.announcement')}
        />
        {artist && (
          <FormField control={form.control} name="pinned_track_id">
            {(field) => (
              <OneField
                {...field}
                of="tracks"
                label={t('field.pinned_track_id')}
                description={t('hint.pinned')}
              />
            )}
          </FormField>
        )}
        <FormField control={form.control} name="tour_dates">
          {({ value, onChange, errorMessage }) => (
            <TourDatesField
              label={t('field.tour_dates')}
              value={value}
              onChange={onChange}
              errorMessage={rowsError(form.formState.errors.tour_dates) ?? errorMessage}
            />
          )}
        </FormField>
      </FieldGroup>
      {can('music.update') && (
        <FieldGroup title={t('group.admin')}>
          <FormField control={form.control} name="status">
            {({ onChange, ...field }) => (
              <Select {...field} label={t('field.status')} onChange={(key) => onChange(key as Status)}>
                {statuses.map((each) => (
                  <SelectItem key={each} id={each}>
                    {t(`status.${each}`)}
                  </SelectItem>
                ))}
              </Select>
            )}
          </FormField>
          <FormField control={form.control} name="verified">
            {({ value, ...field }) => (
              <Checkbox {...field} isSelected={value}>
                {t('field.verified')}
              </Checkbox>
            )}
          </FormField>
        </FieldGroup>
      )}
    </EditForm>
  );
}
