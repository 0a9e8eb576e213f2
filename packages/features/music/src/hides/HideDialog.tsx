import { hideMutation, useMessages, type HideKind, type HideScope } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Dialog, Inline, Radio, RadioGroup, Stack, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { socialMessages } from '../messages/social.en.ts';

/** Something that a person can hide. */
export interface Hideable {
  kind: HideKind;
  id: number;
  name: string;
}

export interface HideDialogProps {
  /** What can be hidden, the usual choice first. */
  choices: readonly Hideable[];
  onClose: () => void;
}

const scopes = ['everywhere', 'radio', 'shuffle', 'search'] as const satisfies readonly HideScope[];
const periods = { ever: null, day: 1, week: 7, month: 30 } as const;
type Period = keyof typeof periods;

const keyOf = ({ kind, id }: Hideable) => `${kind} ${id}`;
const endOf = (period: Period) => {
  const days = periods[period];
  return days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
};

/** Asks what a person does not want to hear, where, and until when. */
export default function HideDialog({ choices, onClose }: HideDialogProps) {
  const t = useMessages(socialMessages);
  const [key, setKey] = useState(choices[0] ? keyOf(choices[0]) : '');
  const [scope, setScope] = useState<HideScope>('everywhere');
  const [period, setPeriod] = useState<Period>('ever');
  const { mutateAsync, isPending } = useMutation(hideMutation());
  const hide = async () => {
    const chosen = choices.find((choice) => keyOf(choice) === key);
    if (!chosen) return;
    const { kind, id, name } = chosen;
    try {
      await mutateAsync({ kind, id, hide: { scope, until: endOf(period) } });
      onClose();
      toast(t('hide.done', { name }), {
        action: {
          label: t('hide.undo'),
          onAction: () => void mutateAsync({ kind, id, hide: null }).catch(showErrorToast),
        },
      });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Dialog
      size="sm"
      title={t('hide.title')}
      footer={
        <Inline justify="end">
          <Button variant="ghost" onPress={onClose}>
            {t('hide.cancel')}
          </Button>
          <Button tone="accent" isPending={isPending} onPress={() => void hide()}>
            {t('hide.hide')}
          </Button>
        </Inline>
      }
    >
      <Stack>
        <RadioGroup label={t('hide.what')} value={key} onChange={setKey}>
          {choices.map((choice) => (
            <Radio key={keyOf(choice)} value={keyOf(choice)}>
              {t(`hide.${choice.kind}`, { name: choice.name })}
            </Radio>
          ))}
        </RadioGroup>
        <RadioGroup
          label={t('hide.where')}
          value={scope}
          onChange={(value) => setScope(scopes.find((each) => each === value) ?? 'everywhere')}
        >
          {scopes.map((each) => (
            <Radio key={each} value={each}>
              {t(`hide.in.${each}`)}
            </Radio>
          ))}
        </RadioGroup>
        <RadioGroup
          label={t('hide.until')}
          value={period}
          onChange={(value) => setPeriod(value in periods ? (value as Period) : 'ever')}
        >
          {(Object.keys(periods) as Period[]).map((each) => (
            <Radio key={each} value={each}>
              {t(`hide.for.${each}`)}
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </Dialog>
  );
}
