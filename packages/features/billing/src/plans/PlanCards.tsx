import {
  type BillingCycle,
  cyclesOf,
  keepOnboardingSelection,
  largestSaving,
  priceFor,
  type Product,
  useMessages,
} from '@segno/data';
import {
  ButtonLink,
  Card,
  CheckIcon,
  Chip,
  Grid,
  Inline,
  Stack,
  Text,
  ToggleButton,
  ToggleButtonGroup,
} from '@segno/ui';
import { useState } from 'react';
import { messages } from '../messages/en.ts';
import { useFormat } from '../money/useFormat.ts';
import { planAction, type PlanViewer } from './planAction.ts';

interface PlanCardsProps {
  products: readonly Product[];
  viewer: PlanViewer;
}

/** The plans as cards, with the choice between yearly and monthly payment, yearly first. */
export function PlanCards({ products, viewer }: PlanCardsProps) {
  const t = useMessages(messages);
  const [cycle, setCycle] = useState<BillingCycle>('yearly');
  const cycles = cyclesOf(products);
  const saving = largestSaving(products);
  return (
    <Stack space="lg">
      {cycles.length > 1 && (
        <Inline space="sm" justify="center" wrap>
          <ToggleButtonGroup
            aria-label={t('pricing.cycle')}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[cycle]}
            onSelectionChange={(keys) => setCycle(keys.has('monthly') ? 'monthly' : 'yearly')}
          >
            <ToggleButton id="yearly">{t('pricing.yearly')}</ToggleButton>
            <ToggleButton id="monthly">{t('pricing.monthly')}</ToggleButton>
          </ToggleButtonGroup>
          {saving > 0 && <Chip tone="positive">{t('pricing.save', { percent: saving })}</Chip>}
        </Inline>
      )}
      <Grid minItemWidth={260} as="ul">
        {products.map((product) => (
          <li key={product.id}>
            <PlanCard product={product} cycle={cycle} viewer={viewer} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

interface PlanCardProps {
  product: Product;
  cycle: BillingCycle;
  viewer: PlanViewer;
}

function PlanCard({ product, cycle, viewer }: PlanCardProps) {
  const t = useMessages(messages);
  const { money, interval } = useFormat();
  const price = product.free ? undefined : priceFor(product.prices, cycle);
  const action = planAction(product, price, viewer);
  return (
    <Card
      title={product.name}
      level={2}
      padding="lg"
      variant={product.recommended ? 'raised' : 'outlined'}
      // As high as the cards beside it.
      style={{ blockSize: '100%' }}
      actions={product.recommended && <Chip tone="accent">{t('pricing.recommended')}</Chip>}
    >
      <Stack space="md">
        {product.description && (
          <Text tone="muted">
            <bdi>{product.description}</bdi>
          </Text>
        )}
        <Inline space="2xs" align="end" wrap>
          <Text size="title" weight="bold" tabular>
            {price ? money(price, { isShort: true }) : t('pricing.free')}
          </Text>
          {price && <Text tone="muted">{interval(price)}</Text>}
        </Inline>
        {action && (
          <ButtonLink
            href={action.href}
            size="md"
            tone={product.recommended && action.labelKey !== 'action.current' ? 'accent' : 'neutral'}
            onClick={() => keepOnboardingSelection(action.selection ?? null)}
          >
            {action.labelKey === 'action.start'
              ? t('action.startWith', { name: product.name })
              : t(action.labelKey, { name: product.name })}
          </ButtonLink>
        )}
        <Stack space="xs" as="ul">
          {product.feature_list.map((feature) => (
            <li key={feature}>
              <Inline space="xs" align="start">
                <CheckIcon />
                <Text>
                  <bdi>{feature}</bdi>
                </Text>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
