import { type TestGatewayInput, testGatewayMutation, useMessages } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Callout, Inline, Stack, Text } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';
import { useFormat } from '../money/useFormat.ts';

/** Lets time pass at the test gateway, to see renewals and failures. */
export function TestPanel({ time }: { time: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { mutate, isPending } = useMutation({ ...testGatewayMutation(), onError: showErrorToast });
  const button = (label: string, input: TestGatewayInput) => (
    <Button size="xs" variant="outline" isDisabled={isPending} onPress={() => mutate(input)}>
      {label}
    </Button>
  );
  return (
    <Callout tone="warning" title={t('test.title')}>
      <Stack space="sm">
        <Text>{t('test.text', { time: format.time(time) })}</Text>
        <Inline space="xs" wrap>
          {button(t('test.next'), { action: 'next_payment' })}
          {button(t('test.week'), { action: 'advance', days: 7 })}
          {button(t('test.refund'), { action: 'refund' })}
        </Inline>
      </Stack>
    </Callout>
  );
}
