import {
  type EmailFrequency,
  type NotificationChannel,
  notificationSettingsMutation,
  notificationSettingsQuery,
  removeThisBrowser,
  useMessages,
  useText,
} from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import { Card, Inline, Radio, RadioGroup, Stack, Switch, Text, toast, useIsPhone } from '@segno/ui';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';
import * as css from './NotificationSettingsScreen.css.ts';
import { addThisBrowser, type BrowserState, useThisBrowser } from './thisBrowser.ts';

/** The channels of the person's notifications (NOTIFY-7). */
export function NotificationSettingsScreen() {
  const t = useMessages(settingsMessages);
  const text = useText();
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const { data: settings } = useSuspenseQuery(notificationSettingsQuery());
  const [browser, readBrowser] = useThisBrowser();
  const save = useMutation(notificationSettingsMutation());
  const chosen = new Map(settings.user_selections.map((each) => [each.notif_id, each.channels]));
  /** Adds this browser unless it is there. Without its permission nothing changes. */
  const requireBrowser = async () => {
    const isAdded = browser === 'on' || (await addThisBrowser(client));
    await readBrowser();
    if (isAdded) return true;
    toast(t('notificationSettings.blocked'), { type: 'danger' });
    return false;
  };
  const changeBrowser = async (isOn: boolean) => {
    if (!isOn) await removeThisBrowser(client).then(readBrowser);
    else if (!(await requireBrowser())) return;
    toast(t('notificationSettings.saved'));
  };
  const change = async (notif_id: string, channel: NotificationChannel, isOn: boolean) => {
    if (channel === 'browser' && isOn && !(await requireBrowser())) return;
    const channels = { ...chosen.get(notif_id), [channel]: isOn };
    await save.mutateAsync({ selections: [{ notif_id, channels }] });
    toast(t('notificationSettings.saved'));
  };
  const changeFrequency = async (email_frequency: EmailFrequency) => {
    await save.mutateAsync({ selections: [], email_frequency });
    toast(t('notificationSettings.saved'));
  };
  return (
    <Page title={t('notificationSettings.title')}>
      <Stack space="lg">
        <Card title={t('notificationSettings.thisBrowser')} level={2} variant="outlined">
          <Switch
            isSelected={browser === 'on'}
            isDisabled={browser === undefined || browser === 'unsupported'}
            description={<BrowserHelp state={browser} />}
            onChange={(isOn) => void changeBrowser(isOn).catch(showErrorToast)}
          >
            {t('notificationSettings.inThisBrowser')}
          </Switch>
        </Card>
        <Card title={t('notificationSettings.mails')} level={2} variant="outlined">
          <RadioGroup
            aria-label={t('notificationSettings.mails')}
            value={settings.email_frequency}
            onChange={(frequency) => void changeFrequency(frequency as EmailFrequency).catch(showErrorToast)}
          >
            <Radio value="at_once">{t('notificationSettings.atOnce')}</Radio>
            <Radio value="daily">{t('notificationSettings.daily')}</Radio>
          </RadioGroup>
        </Card>
        {settings.subscriptions.map(({ group_name, subscriptions }) => (
          <Card key={group_name} title={text(group_name)} level={2} variant="outlined">
            <Stack space={isPhone ? 'lg' : 'md'}>
              {subscriptions.map(({ notif_id, name }) => (
                <Inline key={notif_id} justify="between" space="sm" wrap>
                  <Text {...(isPhone && { weight: 'medium' as const })}>{text(name)}</Text>
                  <div className={css.channels}>
                    {settings.available_channels.map((channel) => (
                      <Switch
                        key={channel}
                        labelPlacement={isPhone ? 'start' : 'end'}
                        aria-label={t('notificationSettings.channelOf', {
                          name: text(name),
                          channel: t(`notificationSettings.${channel}`),
                        })}
                        isSelected={chosen.get(notif_id)?.[channel] ?? false}
                        onChange={(isOn) => void change(notif_id, channel, isOn).catch(showErrorToast)}
                      >
                        {t(`notificationSettings.${channel}`)}
                      </Switch>
                    ))}
                  </div>
                </Inline>
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}

/** What the state of this browser means for notifications. */
function BrowserHelp({ state }: { state: BrowserState | undefined }) {
  const t = useMessages(settingsMessages);
  if (state === 'blocked') return t('notificationSettings.blocked');
  if (state === 'unsupported') return t('notificationSettings.unsupported');
  return t('notificationSettings.browserText');
}
