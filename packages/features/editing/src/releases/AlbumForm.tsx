import {
  type AlbumType,
  ChangedAlbumInput,
  type ManagedAlbum,
  managedAlbumQuery,
  saveAlbumMutation,
  useMessages,
} from '@segno/data';
import { Select, SelectItem, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OneField } from '../fields/OptionsFields.tsx';
import { OptionalTextArea, OptionalTextField } from '../form/BoundFields.tsx';
import { EditForm, FieldGroup } from '../form/EditForm.tsx';
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

type AlbumValues = ReleaseValues & {
  type: AlbumType;
  label_id: number | null;
  upc: string | null;
  catalogue_number: string | null;
  copyright: string | null;
};

const types = ['album', 'single', 'ep', 'compilation'] as const;

const valuesOf = (album: ManagedAlbum | null, artists: readonly NamedArtist[] = []): AlbumValues => ({
  name: album?.name ?? '',
  status: album?.status ?? 'draft',
  artist_ids: (album?.artists ?? artists).map(({ id }) => id),
  artist_roles: album?.artists.map(({ role }) => role) ?? artists.map(() => 'primary' as const),
  genre_ids: album?.genre_ids ?? [],
  tag_ids: album?.tag_ids ?? [],
  release_date: album?.release_date ?? null,
  publish_at: album?.publish_at ?? null,
  publish_zone: album?.publish_zone ?? null,
  description: album?.description ?? null,
  cover_entry_id: undefined,
  cover_alt: album?.image?.alt ?? null,
  comments_disabled: album?.comments_disabled ?? false,
  type: album?.type ?? 'album',
  label_id: album?.label_id ?? null,
  upc: album?.upc ?? null,
  catalogue_number: album?.catalogue_number ?? null,
  copyright: album?.copyright ?? null,
});

export interface AlbumFormProps {
  /** The album; null for a new one. */
  album: ManagedAlbum | null;
  /** The artists that a new album begins with. */
  artists?: readonly NamedArtist[];
  onCreated?: (album: ManagedAlbum) => void;
  /** Called when there are values that are not saved, and when there are none any more. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
}

/** The form of an album. Its tracks are edited beside it. */
export function AlbumForm({ album, artists, onCreated, onUnsavedChange }: AlbumFormProps) {
  const t = useMessages(messages);
  const client = useQueryClient();
  const edited = useRecordForm<AlbumValues, ChangedAlbumInput, ManagedAlbum>({
    schema: ChangedAlbumInput as never,
    kind: 'albums',
    record: album,
    valuesOf: (record) => valuesOf(record, artists),
    filesOf: ({ image }) => ({ cover_entry_id: image?.src }),
    mutation: saveAlbumMutation(album?.id ?? null),
    reload: () => client.query({ ...managedAlbumQuery(album?.id ?? 0), staleTime: 0 }),
    ...(onCreated && { onCreated }),
  });
  const { form } = edited;
  const release = asReleaseForm(form);
  const { isDirty } = form.formState;
  useEffect(() => onUnsavedChange?.(isDirty), [isDirty, onUnsavedChange]);
  return (
    <EditForm edited={edited} isNew={album === null}>
      <FieldGroup title={t('group.basics')}>
        <FormField control={form.control} name="name">
          {(field) => <TextField {...field} label={t('field.name')} isRequired />}
        </FormField>
        <FormField control={form.control} name="type">
          {({ onChange, ...field }) => (
            <Select {...field} label={t('field.type')} onChange={(key) => onChange(key as AlbumType)}>
              {types.map((each) => (
                <SelectItem key={each} id={each}>
                  {t(`type.${each}`)}
                </SelectItem>
              ))}
            </Select>
          )}
        </FormField>
      </FieldGroup>
      <CoverPart form={release} image={album?.image ?? null} />
      <FieldGroup title={t('group.people')}>
        <PeoplePart form={release} known={album?.artists ?? artists ?? []} />
        <FormField control={form.control} name="label_id">
          {(field) => <OneField {...field} of="labels" label={t('field.label_id')} />}
        </FormField>
      </FieldGroup>
      <ReleasePart form={release} />
      <FieldGroup title={t('group.codes')}>
        <div className={css.row}>
          <OptionalTextField
            control={form.control}
            name="upc"
            label={t('field.upc')}
            description={t('hint.upc')}
          />
          <OptionalTextField
            control={form.control}
            name="catalogue_number"
            label={t('field.catalogue_number')}
          />
        </div>
        <OptionalTextArea
          control={form.control}
          name="copyright"
          label={t('field.copyright')}
          description={t('hint.copyright')}
        />
      </FieldGroup>
      <AboutPart form={release} />
    </EditForm>
  );
}
