import { Page, useResourceForm } from '@segno/base';
import {
  type BackstageRequest,
  BackstageRequestInput,
  type BackstageRequestType,
  backstageRequestsQuery,
  type ManagerRole,
  createBackstageRequestMutation,
  useMessages,
  useStartup,
} from '@segno/data';
import { ArtistField, FilesField, FormColumn, rowsError, type StoredFile, useKeptForm } from '@segno/editing';
import {
  Button,
  Callout,
  Inline,
  Link,
  Select,
  SelectItem,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../messages/en.ts';

const roles = ['artist', 'manager', 'label', 'agent'] as const;

type RequestValues = {
  type: BackstageRequestType;
  name: string;
  artist_id: number | null;
  role: ManagerRole;
  evidence: string;
  links: string[];
  file_ids: number[];
  /** The same files with their names, for those of an earlier page. */
  files: StoredFile[];
};

const newRequest = (type: BackstageRequestType): RequestValues => ({
  type,
  name: '',
  artist_id: null,
  role: 'artist',
  evidence: '',
  links: [],
  file_ids: [],
  files: [],
});

/** A request of one kind: its form, or the open one, beside which nobody sends another (BACKSTAGE-1). */
function RequestForm({ type }: { type: BackstageRequestType }) {
  const t = useMessages(messages);
  const { data: requests } = useSuspenseQuery(backstageRequestsQuery());
  // The one that is sent here is shown on its own page.
  const [open] = useState(() => requests.find((each) => each.type === type && each.status === 'pending'));
  return (
    <Page title={t(`request.${type}`)} description={<Link href="/backstage/requests">{t('requests')}</Link>}>
      {open ? (
        <Callout title={t('form.isOpen')}>
          <Link href={`/backstage/requests/${open.id}/request-submitted`} underline="always">
            {t('form.open')}
          </Link>
        </Callout>
      ) : (
        <RequestFields type={type} />
      )}
    </Page>
  );
}

/** The fields of a request. What is typed is kept in this browser until it is sent (BACKSTAGE-14). */
function RequestFields({ type }: { type: BackstageRequestType }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const profiles = useStartup().user?.social_profiles ?? [];
  const [unfinished, setUnfinished] = useState(0);
  const name = `backstage-${type}`;
  const { form, formProps, submitProps } = useResourceForm<
    RequestValues,
    BackstageRequestInput,
    BackstageRequest
  >({
    schema: BackstageRequestInput as never,
    values: newRequest(type),
    mutation: createBackstageRequestMutation(),
    name,
    onDiscard: () => kept.discard(),
    onSuccess: ({ id }) => {
      kept.discard();
      void navigate(`/backstage/requests/${id}/request-submitted`);
    },
  });
  const kept = useKeptForm({ form, name, version: () => null, stored: () => newRequest(type) });
  const submit = (event: FormEvent) => {
    if (unfinished === 0) {
      formProps.onSubmit(event);
      return;
    }
    // The request would be sent without them.
    event.preventDefault();
    form.setError('file_ids', { type: 'unfinished', message: t('form.filesMoving') });
  };
  return (
    <FormColumn {...formProps} onSubmit={submit}>
      <Stack>
        {type === 'become' ? (
          <FormField control={form.control} name="name">
            {(field) => <TextField {...field} label={t('form.name')} isRequired />}
          </FormField>
        ) : (
          <FormField control={form.control} name="artist_id">
            {(field) => <ArtistField {...field} label={t('form.artist')} />}
          </FormField>
        )}
        <FormField control={form.control} name="role">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              label={t('form.role')}
              value={value}
              onChange={(key) => onChange(key as ManagerRole)}
            >
              {roles.map((role) => (
                <SelectItem key={role} id={role}>
                  {t(`role.${role}`)}
                </SelectItem>
              ))}
            </Select>
          )}
        </FormField>
        <FormField control={form.control} name="evidence">
          {(field) => (
            <TextArea {...field} label={t('form.evidence')} description={t('form.evidenceHint')} isRequired />
          )}
        </FormField>
        <FormField control={form.control} name="links">
          {({ value, onChange, ref: _ref, ...field }) => (
            <TextArea
              {...field}
              label={t('form.links')}
              description={t('form.linksHint')}
              value={value.join('\n')}
              onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
              errorMessage={rowsError(form.formState.errors.links) ?? field.errorMessage}
              isInvalid={form.formState.errors.links !== undefined}
            />
          )}
        </FormField>
        <Stack space="2xs">
          <Text weight="medium">{t('form.accounts')}</Text>
          <Text size="sm" tone="muted">
            {profiles.length > 0
              ? profiles.map(({ service_name, username }) => `${service_name}: ${username}`).join(', ')
              : t('form.noAccounts')}
          </Text>
          <Link href="/account-settings#social-login">{t('form.connect')}</Link>
        </Stack>
        <FormField control={form.control} name="file_ids">
          {({ errorMessage }) => (
            <FilesField
              label={t('form.files')}
              description={t('form.filesHint')}
              value={form.watch('files')}
              errorMessage={errorMessage}
              onUnfinishedChange={(count) => {
                setUnfinished(count);
                if (count === 0) form.clearErrors('file_ids');
              }}
              onChange={(change) => {
                const files = change(form.getValues('files'));
                form.setValue('files', files, { shouldDirty: true });
                form.setValue(
                  'file_ids',
                  files.map(({ id }) => id),
                  { shouldDirty: true },
                );
              }}
            />
          )}
        </FormField>
        <Inline>
          <Button {...submitProps} tone="accent">
            {t('form.submit')}
          </Button>
        </Inline>
      </Stack>
    </FormColumn>
  );
}

/** Asks to become an artist of the catalogue. */
export const BecomeArtistScreen = () => <RequestForm type="become" />;
/** Claims an artist of the catalogue. */
export const ClaimArtistScreen = () => <RequestForm type="claim" />;
/** Asks for the mark of a verified artist. */
export const VerifyArtistScreen = () => <RequestForm type="verify" />;
