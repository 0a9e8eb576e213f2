import {
  connectByPasswordMutation,
  readSignedIn,
  refreshEverywhere,
  type SocialService,
  useMessages,
  useSetting,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Inline, Stack, Text, toast } from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { askPassword } from '../frame/askPassword.tsx';
import { settingsMessages } from '../messages/settings.en.ts';
import { openService } from './openService.ts';
import { serviceNames, useSocialServices } from './services.ts';

interface SocialButtonsProps {
  /** Called when the account asks for its second factor. */
  onChallenge: () => void;
}

/** Signs in at a service (SOCIAL-1). Nothing is shown without a service. */
export function SocialButtons({ onChallenge }: SocialButtonsProps) {
  const t = useMessages(settingsMessages);
  const services = useSocialServices();
  const isCompact = useSetting('social.compact_buttons') === true;
  const client = useQueryClient();
  const enter = async (service: SocialService) => {
    const result = await openService({ service, purpose: 'login', readSignedIn: () => readSignedIn(client) });
    if (result === 'blocked') {
      toast(t('social.blocked'), { type: 'danger' });
      return;
    }
    if (result?.status === 'ERROR') toast(result.message ?? t('social.error'), { type: 'danger' });
    if (result?.status === 'TWO_FACTOR') onChallenge();
    if (result?.status === 'SUCCESS' || result?.status === 'ALREADY_LOGGED_IN')
      await refreshEverywhere(client);
    if (result?.status !== 'REQUEST_PASSWORD') return;
    const answer = await askPassword({
      title: t('social.linkTitle'),
      text: t('social.linkText'),
      mutation: connectByPasswordMutation(),
    });
    if (answer && 'two_factor' in answer) onChallenge();
  };
  if (services.length === 0) return null;
  const buttons = services.map((service) => (
    <Button
      key={service}
      variant="outline"
      size="lg"
      aria-label={t('social.signIn', { service: serviceNames[service] })}
      onPress={() => void enter(service).catch(showErrorToast)}
    >
      {isCompact ? serviceNames[service] : t('social.signIn', { service: serviceNames[service] })}
    </Button>
  ));
  return (
    <Stack>
      <Text as="p" tone="muted" align="center">
        {t(isCompact ? 'social.or' : 'social.divider')}
      </Text>
      {isCompact ? (
        <Inline justify="center" space="xs" wrap>
          {buttons}
        </Inline>
      ) : (
        buttons
      )}
      {services.includes('demo') && (
        <Text as="p" size="sm" tone="muted" align="center">
          {t('social.demo', { service: serviceNames.demo })}
        </Text>
      )}
    </Stack>
  );
}
