import {
  adminSettingsQuery,
  pageOfSetting,
  settingPageNames,
  settingPages,
  settingRegistry,
  useMessages,
  type SettingsPageName,
} from '@segno/data';
import { LinkTabs, Page } from '@segno/base';
import { NavMenu, NavMenuItem, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages, type AdminKey } from '../messages/en.ts';
import * as css from '../frame/AdminFrame.css.ts';
import { MailSamples } from './MailSamples.tsx';
import { SettingInput } from './SettingInput.tsx';
import { SettingLinks } from './SettingLinks.tsx';
import { SettingsColumn } from './SettingsColumn.tsx';
import { SettingTests } from './SettingTests.tsx';
import { useSettingChanges } from './useSettingChanges.ts';

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
  const tabs = pages.map((name) => ({
    href: `/admin/settings/${name}`,
    label: t(`settings.${name}` as AdminKey),
    isCurrent: name === settingsPage,
  }));
  return (
    <AdminFrame current="settings">
      <Page title={t('page.settings')}>
        <div className={css.frame}>
          <div className={css.beside}>
            <NavMenu aria-label={t('page.settings')} orientation="vertical" gap={6}>
              {tabs.map(({ href, label, isCurrent }) => (
                <NavMenuItem key={href} href={href} isCurrent={isCurrent}>
                  {label}
                </NavMenuItem>
              ))}
            </NavMenu>
          </div>
          <div className={css.narrowNavigation}>
            <LinkTabs label={t('page.settings')} tabs={tabs} />
          </div>
          <SettingsForm key={settingsPage} page={settingsPage} />
        </div>
      </Page>
    </AdminFrame>
  );
}

const declared: readonly string[] = Object.keys(settingRegistry);

/** The place of a setting on its page: that of the longest beginning of its name, and then as it is declared. */
function placeOf(page: SettingsPageName, name: string): number {
  const beginnings: readonly string[] = settingPages[page];
  const [longest = ''] = beginnings
    .filter((beginning) => name.startsWith(beginning))
    .toSorted((one, other) => other.length - one.length);
  return beginnings.indexOf(longest) * declared.length + declared.indexOf(name);
}

function SettingsForm({ page }: { page: SettingsPageName }) {
  const t = useMessages(messages);
  const { data } = useSuspenseQuery(adminSettingsQuery());
  const changes = useSettingChanges(t('form.saved'));
  const shown = data
    .filter(({ name }) => pageOfSetting(name) === page && !name.startsWith('landing.'))
    .toSorted((one, other) => placeOf(page, one.name) - placeOf(page, other.name));
  return (
    <SettingsColumn changes={changes}>
      {shown.length === 0 && <Text tone="muted">{t('settings.none')}</Text>}
      {shown.map((setting) => (
        <SettingInput
          key={setting.name}
          setting={setting}
          value={changes.valueOf(setting.name)}
          errorMessage={changes.errorOf(setting.name)}
          onChange={(value) => changes.change(setting.name, value)}
        />
      ))}
      <SettingLinks page={page} />
      <SettingTests page={page} />
      {page === 'outgoing-email' && <MailSamples />}
    </SettingsColumn>
  );
}
