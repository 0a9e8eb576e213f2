import { passkeyLoginMutation, passkeyOptionsMutation, useMessages } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';

/** Signs in without a password (PASSKEY-1). */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useMessages(settingsMessages);
  const options = useMutation(passkeyOptionsMutation('login'));
  const login = useMutation(passkeyLoginMutation());
  const enter = async () => {
    const { options: asked } = await options.mutateAsync();
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = asked as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    // The person may cancel.
    const passkey = await startAuthentication({ optionsJSON }).catch(() => null);
    if (!passkey) return;
    await login.mutateAsync({ passkey: { ...passkey, response: { ...passkey.response } } });
    onSignedIn();
  };
  return (
    <Button variant="outline" size="lg" onPress={() => void enter().catch(showErrorToast)}>
      {t('challenge.passkey')}
    </Button>
  );
}
