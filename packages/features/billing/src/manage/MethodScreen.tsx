import {
  billingQuery,
  changeMethodMutation,
  type TestCard,
  testCardMutation,
  useMessages,
} from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import { Button, Link, Stack, Text } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TestCards } from '../checkout/TestCards.tsx';
import { messages } from '../messages/en.ts';
import { billingPath, methodDonePath } from '../plans/paths.ts';

/** Changes the payment method: here for the test gateway, on the page of the payment service for others. */
export function MethodScreen() {
  const t = useMessages(messages);
  const { data: billing } = useSuspenseQuery(billingQuery());
  const navigate = useNavigate();
  const [card, setCard] = useState<TestCard>('success');
  const { mutateAsync: save, isPending: isSaving } = useMutation(testCardMutation());
  const { mutateAsync: begin, isPending: isBeginning } = useMutation(changeMethodMutation());
  const isTest = billing.subscription?.gateway === 'test';
  const submit = async () => {
    try {
      if (isTest) {
        await save({ card });
        await navigate(methodDonePath());
        return;
      }
      const { redirect_url } = await begin();
      if (redirect_url) location.assign(redirect_url);
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Page title={t('method.title')}>
      <Stack space="md" align="start">
        {isTest ? <TestCards value={card} onChange={setCard} /> : <Text as="p">{t('method.text')}</Text>}
        <Button tone="accent" size="md" isPending={isSaving || isBeginning} onPress={() => void submit()}>
          {t(isTest ? 'method.save' : 'method.submit')}
        </Button>
        <Link href={billingPath()} underline="always">
          {t('method.back')}
        </Link>
      </Stack>
    </Page>
  );
}
