import { billingQuery, productsQuery, useMessages } from '@segno/data';
import { Page } from '@segno/base';
import { Text } from '@segno/ui';
import { useSuspenseQueries } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';
import { PlanCards } from '../plans/PlanCards.tsx';
import { usePlanViewer } from '../plans/usePlanViewer.ts';

/** The plans for a person who has one. */
export function ChangePlanScreen() {
  const t = useMessages(messages);
  const [{ data: products }, { data: billing }] = useSuspenseQueries({
    queries: [productsQuery(), billingQuery()],
  });
  const viewer = usePlanViewer(billing.subscription);
  return (
    <Page
      title={t('change.title')}
      description={
        billing.subscription && (
          <Text as="p" tone="muted">
            {t('change.text', { name: billing.subscription.product.name })}
          </Text>
        )
      }
    >
      <PlanCards products={products} viewer={viewer} />
    </Page>
  );
}
