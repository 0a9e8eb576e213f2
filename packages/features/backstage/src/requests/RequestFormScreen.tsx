import { Page, useResourceForm } from '@segno/base';
import {
  type BackstageRequest,
  BackstageRequestInput,
  type BackstageRequestType,
  type ManagerRole,
  createBackstageRequestMutation,
  useMessages,
  useStartup,
} from '@segno/data';
import { ArtistField, FilesField, FormColumn, rowsError } from '@segno/editing';
import { Button, Inline, Link, Select, SelectItem, Stack, Text, TextArea, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
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
};

/** The form of a request of one kind (BACKSTAGE-1). */
function RequestForm({ type }: { type: BackstageRequestType }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const profiles = useStartup().user?.social_profiles ?? [];
  const { form, formProps, submitProps } = useResourceForm<
    RequestValues,
    BackstageRequestInput,
    BackstageRequest
  >({
    schema: BackstageRequestInput as never,
    values: { type, name: '', artist_id: null, role: 'artist', evidence: '', links: [], file_ids: [] },
    mutation: createBackstageRequestMutation(),
    name: `backstage-${type}`,
    onSuccess: ({ id }) => void navigate(`/backstage/requests/${id}/request-submitted`),
  });
  return (
    <Page title={t(`request.${type}`)}>
      <FormColumn {...formProps}>
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
              <TextArea
                {...field}
                label={t('form.evidence')}
                description={t('form.evidenceHint')}
                isRequired
              />
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
            {({ value, errorMessage }) => (
              <FilesField
                label={t('form.files')}
                description={t('form.filesHint')}
                value={value}
                errorMessage={errorMessage}
                onChange={(change) =>
                  form.setValue('file_ids', change(form.getValues('file_ids')), { shouldDirty: true })
                }
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
    </Page>
  );
}

/** Asks to become an artist of the catalogue. */
export const BecomeArtistScreen = () => <RequestForm type="become" />;
/** Claims an artist of the catalogue. */
export const ClaimArtistScreen = () => <RequestForm type="claim" />;
/** Asks for the mark of a verified artist. */
export const VerifyArtistScreen = () => <RequestForm type="verify" />;
