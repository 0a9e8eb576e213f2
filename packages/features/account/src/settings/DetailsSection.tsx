import {
  AccountInput,
  avatarLimit,
  avatarMutation,
  type OwnUser,
  updateAccountMutation,
  useMessages,
} from '@segno/data';
import { showErrorToast, useResourceForm } from '@segno/base';
import { Avatar, Button, ImageField, Inline, Stack, TextField, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { settingsMessages } from '../messages/settings.en.ts';
import * as css from './settings.css.ts';

const Names = v.required(v.pick(AccountInput, ['first_name', 'last_name']));

/** The width of a cropped picture, in pixels. */
const avatarWidth = 800;

/** The name and the picture of the person. A name that others gave is shown as the first one. */
export function DetailsSection({ user }: { user: OwnUser }) {
  const t = useMessages(settingsMessages);
  const [address, setAddress] = useState('');
  const avatar = useMutation(avatarMutation(user.id));
  const { form, formProps, submitProps } = useResourceForm({
    schema: Names,
    values: {
      first_name: user.first_name ?? (user.last_name ? '' : user.name),
      last_name: user.last_name ?? '',
    },
    mutation: updateAccountMutation(user.id),
    name: 'account-details',
    onSuccess: () => toast(t('settings.details.saved')),
  });
  const change = (picture: { file: File } | { url: string } | null) =>
    avatar.mutate(picture, {
      onSuccess: () => {
        setAddress('');
        toast(t(picture ? 'settings.avatar.uploaded' : 'settings.avatar.removed'));
      },
      onError: showErrorToast,
    });
  return (
    <Stack space="lg">
      <ImageField
        label={t('settings.avatar.label')}
        description={t('settings.avatar.limit')}
        src={user.image ? `${user.image.src}/256` : undefined}
        placeholder={<Avatar name={user.name} size="xl" aria-hidden />}
        shape="round"
        size="sm"
        acceptedFileTypes={['image/png', 'image/jpeg', 'image/webp']}
        maxSize={avatarLimit}
        maxWidth={avatarWidth}
        isPending={avatar.isPending}
        onChange={(file) => change(file && { file })}
      />
      <div className={css.withButton}>
        <TextField
          label={t('settings.avatar.address')}
          type="url"
          value={address}
          onChange={setAddress}
          autoComplete="off"
        />
        <Button
          isDisabled={address === ''}
          isPending={avatar.isPending}
          onPress={() => change({ url: address })}
        >
          {t('settings.avatar.useAddress')}
        </Button>
      </div>
      <form {...formProps}>
        <Stack>
          <FormField control={form.control} name="first_name">
            {({ value, ...field }) => (
              <TextField
                {...field}
                value={value ?? ''}
                label={t('settings.details.firstName')}
                autoComplete="given-name"
              />
            )}
          </FormField>
          <FormField control={form.control} name="last_name">
            {({ value, ...field }) => (
              <TextField
                {...field}
                value={value ?? ''}
                label={t('settings.details.lastName')}
                autoComplete="family-name"
              />
            )}
          </FormField>
          <Inline>
            <Button {...submitProps} tone="accent">
              {t('settings.save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  );
}
