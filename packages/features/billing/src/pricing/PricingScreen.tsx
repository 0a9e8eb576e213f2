import { productsQuery, useMessages } from '@segno/data';
import { ButtonLink, Container, EmptyState, Heading, Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';
import { PlanCards } from '../plans/PlanCards.tsx';
import { PlanTable } from '../plans/PlanTable.tsx';
import { usePlanViewer } from '../plans/usePlanViewer.ts';

/** The plans with their prices, for everybody. */
export function PricingScreen() {
  const t = useMessages(messages);
  const { data: products } = useSuspenseQuery(productsQuery());
  const viewer = usePlanViewer();
  if (products.length === 0) return <EmptyState level={1} title={t('pricing.empty')} />;
  return (
    <Container>
      <Stack space="2xl">
        <Stack space="xs">
          <Heading level={1} align="center">
            {t('pricing.heading')}
          </Heading>
          <Text as="p" tone="muted" align="center">
            {t('pricing.text')}
          </Text>
        </Stack>
        <PlanCards products={products} viewer={viewer} />
        {products.some(({ feature_list }) => feature_list.length > 0) && (
          <Stack space="sm">
            <Heading level={2}>{t('pricing.compare')}</Heading>
            <PlanTable products={products} />
          </Stack>
        )}
        <Stack space="sm" align="center">
          <Heading level={2}>{t('pricing.contactTitle')}</Heading>
          <Text as="p" tone="muted" align="center">
            {t('pricing.contactText')}
          </Text>
          <ButtonLink href="/contact" size="md">
            {t('pricing.contact')}
          </ButtonLink>
        </Stack>
      </Stack>
    </Container>
  );
}
