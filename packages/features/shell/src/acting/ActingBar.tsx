import { endActingMutation, useMessages, useStartup } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Text } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import * as styles from '../cookieNotice/CookieNotice.css.ts';
import { extraMessages } from '../messages/extras.en.ts';

export interface ActingBarProps {
  /** Called when it has ended. @default opens the administration anew, so that nothing of the person is left */
  onEnd?: () => void;
}

const openUsers = () => location.assign('/admin/users');

/** Says to an admin whose site they see, and ends it by one press. */
export function ActingBar({ onEnd = openUsers }: ActingBarProps) {
  const t = useMessages(extraMessages);
  const { user, actor } = useStartup();
  const { mutateAsync, isPending } = useMutation(endActingMutation());
  if (!actor || !user) return null;
  const end = async () => {
    try {
      await mutateAsync();
      onEnd();
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <section aria-label={t('acting.label')} className={styles.notice.bottom}>
      <Text className={styles.message}>{t('acting.text', { name: user.name, actor: actor.name })}</Text>
      <Button tone="accent" isPending={isPending} onPress={() => void end()}>
        {t('acting.end')}
      </Button>
    </section>
  );
}
