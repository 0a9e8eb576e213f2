import {
  adminSettingsQuery,
  ApiError,
  pageOfSetting,
  saveSettingsMutation,
  settingPageNames,
  settingRegistry,
  useMessages,
  type SettingsPageName,
} from '@segno/data';
import { LinkTabs, Page, showErrorToast, useLeaveGuard } from '@segno/base';
import { Stack, Text, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../form/AdminForm.css.ts';
import { ChangesBar } from '../form/ChangesBar.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages, type AdminKey } from '../messages/en.ts';
import { SettingInput } from './SettingInput.tsx';
import { SettingTests } from './SettingTests.tsx';

export interface SettingsScreenProps {
  params: { settingsPage?: SettingsPageName };
}

/** A page of settings. Every setting whose name belongs to the page is shown with the input of its type. */
export function SettingsScreen({ params: { settingsPage = 'general' } }: SettingsScreenProps) {
  const t = useMessages(messages);
  const { data } = useSuspenseQuery(adminSettingsQuery());
  const pages = settingPageNames.filter((name) =>
    data.some((setting) => pageOfSetting(setting.name) === name),
  );
  return (
    <AdminFrame current="settings">
      <Page title={t('page.settings')}>
        <Stack space="lg">
          <LinkTabs
            label={t('page.settings')}
            tabs={pages.map((name) => ({
              href: `/admin/settings/${name}`,
              label: t(`settings.${name}` as AdminKey),
              isCurrent: name === settingsPage,
            }))}
          />
          <SettingsForm key={settingsPage} page={settingsPage} />
        </Stack>
      </Page>
    </AdminFrame>
  );
}

/** What belongs together is declared together. */
const order: readonly string[] = Object.keys(settingRegistry);

function SettingsForm({ page }: { page: SettingsPageName }) {
  const t = useMessages(messages);
  const { data } = useSuspenseQuery(adminSettingsQuery());
  const [changes, setChanges] = useState<Record<string, unknown>>({});
  const [errors, setErrors] = useState<Record<string, string | string[]>>({});
  const { mutateAsync, isPending } = useMutation(saveSettingsMutation());
  const changed = Object.keys(changes);
  useLeaveGuard(changed.length > 0, undefined);
  const shown = data
    .filter(({ name }) => pageOfSetting(name) === page)
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const save = async () => {
    try {
      await mutateAsync(changes);
      setChanges({});
      setErrors({});
      toast(t('form.saved'));
    } catch (error) {
      setErrors(error instanceof ApiError ? (error.fields ?? {}) : {});
      if (!(error instanceof ApiError && error.fields)) showErrorToast(error);
    }
  };
  return (
    <form
      className={css.column}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        {shown.length === 0 && <Text tone="muted">{t('settings.none')}</Text>}
        {shown.map((setting) => {
          const { name } = setting;
          const error = errors[name];
          return (
            <SettingInput
              key={name}
              setting={setting}
              value={name in changes ? changes[name] : setting.value}
              errorMessage={Array.isArray(error) ? error[0] : error}
              onChange={(value) => setChanges((present) => ({ ...present, [name]: value }))}
            />
          );
        })}
        <SettingTests page={page} />
        <ChangesBar
          count={changed.length}
          isPending={isPending}
          onSave={() => void save()}
          onDiscard={() => {
            setChanges({});
            setErrors({});
          }}
        >
          {t('settings.unsaved', { count: changed.length })}
        </ChangesBar>
      </Stack>
    </form>
  );
}
