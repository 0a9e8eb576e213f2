import {
  ChangedTrackInput,
  type Credit,
  type Licence,
  licences,
  type ManagedTrack,
  managedTrackQuery,
  saveTrackMutation,
  useCan,
  useMessages,
} from '@segno/data';
import { Checkbox, NumberField, Select, SelectItem, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { OneField } from '../fields/OptionsFields.tsx';
import { CreditsField, rowsError } from '../fields/RowsFields.tsx';
import { SoundField } from '../fields/SoundField.tsx';
import { OptionalTextField } from '../form/BoundFields.tsx';
import { EditForm, FieldAnchor, FieldGroup } from '../form/EditForm.tsx';
import * as css from '../form/EditForm.css.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { messages } from '../messages/en.ts';
import {
  AboutPart,
  asReleaseForm,
  CoverPart,
  PeoplePart,
  ReleasePart,
  type NamedArtist,
  type ReleaseValues,
} from './ReleaseParts.tsx';

type TrackValues = ReleaseValues & {
  entry_id: number | null | undefined;
  album_id: number | null;
  number: number | null;
  disc: number | null;
  is_explicit: boolean;
  isrc: string | null;
  licence: Licence | null;
  credits: Credit[];
  stream_url: string | null;
};

const none = 'none';

const valuesOf = (track: ManagedTrack | null, artists: readonly NamedArtist[] = []): TrackValues => ({
  name: track?.name ?? '',
  status: track?.status ?? 'draft',
  artist_ids: (track?.artists ?? artists).map(({ id }) => id),
  artist_roles: track?.artists.map(({ role }) => role) ?? artists.map(() => 'primary' as const),
  genre_ids: track?.genre_ids ?? [],
  tag_ids: track?.tag_ids ?? [],
  release_date: track?.release_date ?? null,
  publish_at: track?.publish_at ?? null,
  publish_zone: track?.publish_zone ?? null,
  description: track?.description ?? null,
  cover_entry_id: undefined,
  cover_alt: (track?.has_own_image && track.image?.alt) || null,
  comments_disabled: track?.comments_disabled ?? false,
  entry_id: undefined,
  album_id: track?.album_id ?? null,
  number: track?.number ?? null,
  disc: track?.disc ?? null,
  is_explicit: track?.is_explicit ?? false,
  isrc: track?.isrc ?? null,
  licence: track?.licence ?? null,
  credits: track?.credits ?? [],
  stream_url: track?.stream_url ?? null,
});

export interface TrackFormProps {
  /** The track; null for a new one. */
  track: ManagedTrack | null;
  /** The artists that a new track begins with. */
  artists?: readonly NamedArtist[];
  onCreated?: (track: ManagedTrack) => void;
}

/** The form of a track. */
export function TrackForm({ track, artists, onCreated }: TrackFormProps) {
  const t = useMessages(messages);
  const can = useCan();
  const client = useQueryClient();
  const edited = useRecordForm<TrackValues, ChangedTrackInput, ManagedTrack>({
    schema: ChangedTrackInput as never,
    kind: 'tracks',
    record: track,
    valuesOf: (record) => valuesOf(record, artists),
    filesOf: ({ has_own_image, image, sound_url }) => ({
      cover_entry_id: has_own_image ? image?.src : undefined,
      entry_id: sound_url ?? undefined,
    }),
    mutation: saveTrackMutation(track?.id ?? null),
    reload: () => client.query({ ...managedTrackQuery(track?.id ?? 0), staleTime: 0 }),
    ...(onCreated && { onCreated }),
  });
  const { form } = edited;
  const release = asReleaseForm(form);
  const numeric = (name: 'number' | 'disc') => (
    <FormField control={form.control} name={name}>
      {({ value, onChange, ...field }) => (
        <NumberField
          {...field}
          label={t(`field.${name}`)}
          minValue={1}
          value={value ?? Number.NaN}
          onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        />
      )}
    </FormField>
  );
  return (
    <EditForm edited={edited} isNew={track === null}>
      <FieldGroup title={t('group.basics')}>
        <FormField control={form.control} name="name">
          {(field) => <TextField {...field} label={t('field.name')} isRequired />}
        </FormField>
        <FormField control={form.control} name="album_id">
          {(field) => <OneField {...field} of="albums" label={t('field.album_id')} />}
        </FormField>
        <div className={css.row}>
          {numeric('number')}
          {numeric('disc')}
        </div>
        <FieldAnchor name="is_explicit">
          <FormField control={form.control} name="is_explicit">
            {({ value, ...field }) => (
              <Checkbox {...field} isSelected={value}>
                {t('field.is_explicit')}
              </Checkbox>
            )}
          </FormField>
        </FieldAnchor>
      </FieldGroup>
      <FieldAnchor name="sound">
        <FieldGroup title={t('group.sound')}>
          <FormField control={form.control} name="entry_id">
            {({ value, onChange, errorMessage }) => (
              <SoundField
                label={t('group.sound')}
                src={track?.sound_url ?? null}
                value={value}
                errorMessage={errorMessage}
                onChange={(entryId, title) => {
                  onChange(entryId);
                  if (title !== undefined && form.getValues('name') === '')
                    form.setValue('name', title.slice(0, 200), { shouldDirty: true });
                }}
              />
            )}
          </FormField>
        </FieldGroup>
      </FieldAnchor>
      <CoverPart form={release} image={track?.has_own_image ? track.image : null} />
      <FieldGroup title={t('group.people')}>
        <PeoplePart form={release} known={track?.artists ?? artists ?? []} />
        <FieldAnchor name="credits">
          <FormField control={form.control} name="credits">
            {({ value, onChange, errorMessage }) => (
              <CreditsField
                label={t('field.credits')}
                value={value}
                onChange={onChange}
                errorMessage={rowsError(form.formState.errors.credits) ?? errorMessage}
              />
            )}
          </FormField>
        </FieldAnchor>
      </FieldGroup>
      <ReleasePart form={release} />
      <FieldGroup title={t('group.codes')}>
        <FieldAnchor name="isrc">
          <OptionalTextField
            control={form.control}
            name="isrc"
            label={t('field.isrc')}
            description={t('hint.isrc')}
          />
        </FieldAnchor>
        <FieldAnchor name="licence">
          <FormField control={form.control} name="licence">
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                label={t('field.licence')}
                value={value ?? none}
                onChange={(key) => onChange(key === none ? null : (key as Licence))}
              >
                {[none, ...licences].map((each) => (
                  <SelectItem key={each} id={each}>
                    {each === none ? t('none') : t(`licence.${each as Licence}`)}
                  </SelectItem>
                ))}
              </Select>
            )}
          </FormField>
        </FieldAnchor>
      </FieldGroup>
      <AboutPart form={release} />
      {can('music.update') && (
        <FieldGroup title={t('group.admin')}>
          <OptionalTextField
            control={form.control}
            name="stream_url"
            type="url"
            label={t('field.stream_url')}
          />
        </FieldGroup>
      )}
    </EditForm>
  );
}
