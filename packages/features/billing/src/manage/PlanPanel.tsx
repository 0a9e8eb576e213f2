import { isSubscribed, useMessages, useStartup } from '@segno/data';
import { ButtonLink, Inline } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { billingPath, pricingPath } from '../plans/paths.ts';

/** The way to the person's plan, or to the plans. */
export function PlanPanel() {
  const t = useMessages(messages);
  const startup = useStartup();
  return (
    <Inline>
      {isSubscribed(startup) ? (
        <ButtonLink href={billingPath()}>{t('panel.manage')}</ButtonLink>
      ) : (
        <ButtonLink href={pricingPath()}>{t('panel.compare')}</ButtonLink>
      )}
    </Inline>
  );
}
