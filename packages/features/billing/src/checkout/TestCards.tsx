import { type TestCard, testCards, useMessages } from '@segno/data';
import { Callout, Radio, RadioGroup, Stack } from '@segno/ui';
import { messages } from '../messages/en.ts';

interface TestCardsProps {
  value: TestCard;
  onChange: (card: TestCard) => void;
  isDisabled?: boolean;
}

/** The choice of a card of the test gateway, by what happens with it. */
export function TestCards({ value, onChange, isDisabled = false }: TestCardsProps) {
  const t = useMessages(messages);
  return (
    <Stack space="sm">
      <Callout tone="warning" title={t('checkout.testTitle')}>
        {t('checkout.testText')}
      </Callout>
      <RadioGroup
        label={t('gateway.test')}
        value={value}
        isDisabled={isDisabled}
        onChange={(card) => onChange(card as TestCard)}
      >
        {testCards.map((card) => (
          <Radio key={card} value={card}>
            {t(`card.${card}`)}
          </Radio>
        ))}
      </RadioGroup>
    </Stack>
  );
}
