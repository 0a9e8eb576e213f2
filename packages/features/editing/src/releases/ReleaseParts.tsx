import { type ArtistRole, type Image, useCan, useMessages } from '@segno/data';
import { Checkbox, Select, SelectItem } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import type { UseFormReturn } from 'react-hook-form';
import { ArtistsField } from '../fields/ArtistsField.tsx';
import { NamesField } from '../fields/OptionsFields.tsx';
import { PictureField } from '../fields/PictureField.tsx';
import { DayField, MinuteField } from '../fields/ReleaseFields.tsx';
import { OptionalRichTextField, OptionalTextField } from '../form/BoundFields.tsx';
import { FieldAnchor, FieldGroup } from '../form/EditForm.tsx';
import * as css from '../form/EditForm.css.ts';
import { messages } from '../messages/en.ts';

/** An artist of the person, with whom a new release begins. */
export interface NamedArtist {
  id: number;
  name: string;
}

/** The values that tracks and albums have in common. */
export type ReleaseValues = {
  name: string;
  status: 'draft' | 'scheduled' | 'published' | 'hidden';
  artist_ids: number[];
  artist_roles: ArtistRole[];
  genre_ids: (number | string)[];
  tag_ids: (number | string)[];
  release_date: string | null;
  publish_at: string | null;
  publish_zone: string | null;
  description: string | null;
  cover_entry_id: number | null | undefined;
  cover_alt: string | null;
  comments_disabled: boolean;
};

type Form = UseFormReturn<ReleaseValues, unknown, unknown>;

/** Forms of tracks and albums have all fields of a release. */
export const asReleaseForm = (form: unknown): Form => form as Form;

interface PartProps {
  form: Form;
}

/** The cover with what it shows. */
export function CoverPart({ form, image }: PartProps & { image: Image | null }) {
  const t = useMessages(messages);
  return (
    <FieldGroup title={t('group.cover')}>
      <FieldAnchor name="cover_entry_id">
        <FormField control={form.control} name="cover_entry_id">
          {({ value, onChange, errorMessage }) => (
            <PictureField
              label={t('field.cover_entry_id')}
              description={t('hint.cover')}
              image={image}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
            />
          )}
        </FormField>
      </FieldAnchor>
      <FieldAnchor name="cover_alt">
        <OptionalTextField
          control={form.control}
          name="cover_alt"
          label={t('field.cover_alt')}
          description={t('hint.cover_alt')}
        />
      </FieldAnchor>
    </FieldGroup>
  );
}

/** Artists with roles, genres and tags. */
export function PeoplePart({ form, known }: PartProps & { known: readonly { id: number; name: string }[] }) {
  const t = useMessages(messages);
  const roles = form.watch('artist_roles');
  return (
    <>
      <FieldAnchor name="artist_ids">
        <FormField control={form.control} name="artist_ids">
          {({ value, onChange, errorMessage, ref }) => (
            <ArtistsField
              ref={ref}
              label={t('field.artist_ids')}
              ids={value}
              roles={roles}
              known={known}
              errorMessage={errorMessage}
              onChange={(ids, next) => {
                onChange(ids);
                form.setValue('artist_roles', next, { shouldDirty: true });
              }}
            />
          )}
        </FormField>
      </FieldAnchor>
      <FieldAnchor name="genre_ids">
        <FormField control={form.control} name="genre_ids">
          {({ name: _name, ...field }) => <NamesField {...field} of="genres" label={t('field.genre_ids')} />}
        </FormField>
      </FieldAnchor>
      <FormField control={form.control} name="tag_ids">
        {({ name: _name, ...field }) => <NamesField {...field} of="tags" label={t('field.tag_ids')} />}
      </FormField>
    </>
  );
}

/** When and for whom it appears. */
export function ReleasePart({ form }: PartProps) {
  const t = useMessages(messages);
  const can = useCan();
  const status = form.watch('status');
  const zone = form.watch('publish_zone');
  const statuses = [
    'draft',
    'scheduled',
    'published',
    ...(can('music.update') ? ['hidden' as const] : []),
  ] as const;
  return (
    <FieldGroup title={t('group.release')}>
      <div className={css.row}>
        <FormField control={form.control} name="status">
          {({ onChange, ...field }) => (
            <Select
              {...field}
              label={t('field.status')}
              onChange={(key) => onChange(key as ReleaseValues['status'])}
            >
              {statuses.map((each) => (
                <SelectItem key={each} id={each}>
                  {t(`status.${each}`)}
                </SelectItem>
              ))}
            </Select>
          )}
        </FormField>
        <FormField control={form.control} name="release_date">
          {(field) => <DayField {...field} label={t('field.release_date')} />}
        </FormField>
      </div>
      {status === 'scheduled' && (
        <div className={css.row}>
          <FormField control={form.control} name="publish_at">
            {({ value, onChange, errorMessage }) => (
              <MinuteField
                label={t('field.publish_at')}
                value={value}
                zone={zone}
                errorMessage={errorMessage}
                onChange={(next, nextZone) => {
                  onChange(next);
                  form.setValue('publish_zone', nextZone, { shouldDirty: true });
                }}
              />
            )}
          </FormField>
        </div>
      )}
    </FieldGroup>
  );
}

/** The description, and whether it can be commented. */
export function AboutPart({ form }: PartProps) {
  const t = useMessages(messages);
  return (
    <FieldGroup title={t('group.about')}>
      <OptionalRichTextField control={form.control} name="description" label={t('field.description')} />
      <FormField control={form.control} name="comments_disabled">
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            {t('field.comments_disabled')}
          </Checkbox>
        )}
      </FormField>
    </FieldGroup>
  );
}
