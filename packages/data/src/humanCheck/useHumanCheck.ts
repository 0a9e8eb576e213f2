import { useSetting } from '../startup/StartupProvider.ts';
import type { HumanCheckOptions } from './humanToken.ts';

/** What the human check of a form needs; null where the operator has not switched it on. */
export function useHumanCheck(action: HumanCheckOptions['action']): HumanCheckOptions | null {
  const isChecked = useSetting(`recaptcha.enable.${action}`) === true;
  const provider = useSetting('recaptcha.provider');
  const siteKey = useSetting('recaptcha.site_key');
  if (!isChecked) return null;
  return { action, siteKey: provider === 'recaptcha' ? (siteKey ?? '') : null };
}
