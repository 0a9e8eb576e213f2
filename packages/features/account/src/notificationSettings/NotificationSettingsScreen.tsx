import {
  type EmailFrequency,
  type NotificationChannel,
  notificationSettingsMutation,
  notificationSettingsQuery,
  pushKeyQuery,
  useMessages,
  useText,
} from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import { Card, Inline, Radio, RadioGroup, Stack, Switch, Text, toast } from '@segno/ui';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';
import { addThisBrowser } from './addThisBrowser.ts';

/** The channels of the person's notifications (NOTIFY-7). */
export function NotificationSettingsScreen() {
  const t = useMessages(settingsMessages);
  const text = useText();
  const client = useQueryClient();
  const { data: settings } = useSuspenseQuery(notificationSettingsQuery());
  const save = useMutation(notificationSettingsMutation());
  const chosen = new Map(settings.user_selections.map((each) => [each.notif_id, each.channels]));
  const change = async (notif_id: string, channel: NotificationChannel, isOn: boolean) => {
    if (channel === 'browser' && isOn) {
      const { key } = await client.query(pushKeyQuery());
      if (!(await addThisBrowser(client, key))) {
        toast(t('notificationSettings.blocked'), { type: 'danger' });
        return;
      }
    }
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
            <Stack>
              {subscriptions.map(({ notif_id, name }) => (
                <Inline key={notif_id} justify="between" wrap>
                  <Text>{text(name)}</Text>
                  <Inline space="lg" wrap>
                    {settings.available_channels.map((channel) => (
                      <Switch
                        key={channel}
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
                  </Inline>
                </Inline>
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
