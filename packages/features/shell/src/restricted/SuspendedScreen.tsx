import { useMessages, useSiteName } from '@segno/data';
import { accountMessages } from '../messages/account.en.ts';
import { RestrictedFrame } from './RestrictedFrame.tsx';

/** Replaces the application for a person whose account is suspended (VERIFY-5). */
export function SuspendedScreen() {
  const t = useMessages(accountMessages);
  return <RestrictedFrame title={t('suspended.title')} text={t('suspended.text', { name: useSiteName() })} />;
}
