import { restrictionOf, useStartup } from '@segno/data';
import { SuspendedScreen } from './SuspendedScreen.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

/** The only page of a person whose account is restricted, instead of the whole application. */
export function RestrictedScreen() {
  return restrictionOf(useStartup()) === 'banned' ? <SuspendedScreen /> : <VerifyEmailScreen />;
}
