import {
  endSessionMutation,
  Trans,
  useLanguage,
  useMessages,
  type UserSession,
  userSessionsQuery,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Chip, Inline, RelativeTime, Stack, Text, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';
import { useEndOtherSessions } from './useConfirmed.ts';

/** Where the person is signed in (SESSION-9). */
export function SessionsSection() {
  const t = useMessages(settingsMessages);
  const { data: sessions } = useSuspenseQuery(userSessionsQuery());
  const endOthers = useEndOtherSessions();
  const end = async () => {
    if (await endOthers()) toast(t('settings.sessions.endedOthers'));
  };
  return (
    <Stack>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
      {sessions.length > 1 && (
        <Inline>
          <Button onPress={() => void end()}>{t('settings.sessions.endOthers')}</Button>
        </Inline>
      )}
    </Stack>
  );
}

function SessionRow({ session }: { session: UserSession }) {
  const t = useMessages(settingsMessages);
  const language = useLanguage();
  const end = useMutation({ ...endSessionMutation(), onError: showErrorToast });
  const { id, platform, browser, country, ip_address, is_current_device, last_active } = session;
  const place = country && new Intl.DisplayNames([language], { type: 'region' }).of(country);
  const device =
    browser && platform
      ? t('settings.sessions.device', { browser, platform })
      : (browser ?? platform ?? t('settings.sessions.unknown'));
  return (
    <Inline justify="between" wrap>
      <Stack space="xs">
        <Text>{device}</Text>
        <Text size="sm" tone="muted">
          <Trans
            message={t('settings.sessions.seen')}
            values={{
              place: [place, ip_address].filter(Boolean).join(' · '),
              time: <RelativeTime key="time" value={last_active} />,
            }}
          />
        </Text>
      </Stack>
      {is_current_device ? (
        <Chip tone="accent">{t('settings.sessions.current')}</Chip>
      ) : (
        <Button
          variant="ghost"
          isPending={end.isPending}
          aria-label={t('settings.sessions.endOf', { device })}
          onPress={() => end.mutate(id)}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </Inline>
  );
}
