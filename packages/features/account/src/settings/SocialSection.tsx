import {
  disconnectServiceMutation,
  type OwnUser,
  ownUserQuery,
  type SocialService,
  useMessages,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Inline, Stack, Text, toast } from '@segno/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';
import { openService } from '../social/openService.ts';
import { serviceNames } from '../social/services.ts';
import { useConfirmed } from './useConfirmed.ts';

/** The services with which the person signs in. */
export function SocialSection({ user, services }: { user: OwnUser; services: readonly SocialService[] }) {
  const t = useMessages(settingsMessages);
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const disconnect = useMutation(disconnectServiceMutation());
  const known = new Map(user.social_profiles.map((profile) => [profile.service_name, profile.username]));
  const enable = async (service: SocialService) => {
    const result = await openService({ service, purpose: 'connect' });
    if (result === 'blocked') {
      toast(t('social.blocked'), { type: 'danger' });
      return;
    }
    if (result?.status === 'ERROR') toast(result.message ?? t('social.error'), { type: 'danger' });
    if (result?.status !== 'SUCCESS') return;
    await client.invalidateQueries({ queryKey: ownUserQuery().queryKey });
    toast(t('settings.social.enabled', { service: serviceNames[service] }));
  };
  const disable = async (service: SocialService) => {
    const end = async () => {
      await disconnect.mutateAsync(service);
      toast(t('settings.social.disabled', { service: serviceNames[service] }));
    };
    await (known.size === 1 ? confirmed(end) : end());
  };
  return (
    <Stack>
      {services.map((service) => (
        <Inline key={service} justify="between" wrap>
          <Text>{[serviceNames[service], known.get(service)].filter(Boolean).join(' · ')}</Text>
          {known.has(service) ? (
            <Button onPress={() => void disable(service).catch(showErrorToast)}>
              {t('settings.social.disable')}
            </Button>
          ) : (
            <Button onPress={() => void enable(service).catch(showErrorToast)}>
              {t('settings.social.enable')}
            </Button>
          )}
        </Inline>
      ))}
    </Stack>
  );
}
