import {
  type AccessToken,
  createTokenMutation,
  deleteTokenMutation,
  NewTokenInput,
  Trans,
  useMessages,
} from '@segno/data';
import { showErrorToast, useResourceForm } from '@segno/base';
import {
  Button,
  Callout,
  Code,
  CopyButton,
  Dialog,
  FormattedDate,
  Inline,
  openDialog,
  Radio,
  RadioGroup,
  Select,
  SelectItem,
  Stack,
  Text,
  TextField,
  toast,
} from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { settingsMessages } from '../messages/settings.en.ts';
import { useConfirmed } from './useConfirmed.ts';
import { DeleteButton } from './DeleteButton.tsx';

/** The tokens of the person's programs (TOKEN-1). */
export function TokensSection({ tokens }: { tokens: readonly AccessToken[] }) {
  const t = useMessages(settingsMessages);
  const confirmed = useConfirmed();
  const remove = useMutation(deleteTokenMutation());
  const create = () =>
    void confirmed(() => openDialog(({ close }) => <TokenDialog onClose={() => close()} />)).catch(
      showErrorToast,
    );
  const erase = (id: number) =>
    void confirmed(async () => {
      await remove.mutateAsync(id);
      toast(t('settings.tokens.deleted'));
    }).catch(showErrorToast);
  return (
    <Stack>
      {tokens.map(({ id, name, last_used_at, scopes, expires_at }) => (
        <Inline key={id} justify="between" wrap>
          <Stack space="xs">
            <Text>{name}</Text>
            <Text size="sm" tone="muted">
              {last_used_at ? (
                <Trans
                  message={t('settings.tokens.lastUsed')}
                  values={{ time: <FormattedDate key="time" value={last_used_at} /> }}
                />
              ) : (
                t('settings.tokens.lastUsed', { time: t('settings.tokens.never') })
              )}
            </Text>
            <Text size="sm" tone="muted">
              {t(scopes.includes('write') ? 'settings.tokens.readsAndWrites' : 'settings.tokens.reads')}
            </Text>
            {expires_at && (
              <Text size="sm" tone="muted">
                <Trans
                  message={t('settings.tokens.ends')}
                  values={{ time: <FormattedDate key="time" value={expires_at} /> }}
                />
              </Text>
            )}
          </Stack>
          <DeleteButton name={name} text={t('settings.tokens.deleteText')} onDelete={() => erase(id)} />
        </Inline>
      ))}
      <Inline>
        <Button onPress={create}>{t('settings.tokens.create')}</Button>
      </Inline>
    </Stack>
  );
}

const lifetimes = ['30', '90', '365', 'never'] as const;

/** The form of a token; the server takes days or null. */
const TokenForm = v.pipe(
  v.object({
    tokenName: NewTokenInput.entries.tokenName,
    access: v.picklist(['read', 'write']),
    lifetime: v.picklist(lifetimes),
  }),
  v.transform(({ tokenName, access, lifetime }) => ({
    tokenName,
    scopes: access === 'write' ? (['read', 'write'] as const).slice() : (['read'] as const).slice(),
    expires_in: lifetime === 'never' ? null : Number(lifetime),
  })),
);

function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(settingsMessages);
  const [text, setText] = useState<string>();
  const { form, formProps, submitProps } = useResourceForm({
    schema: TokenForm,
    values: { tokenName: '', access: 'read' as const, lifetime: '90' as const },
    mutation: createTokenMutation(),
    onSuccess: ({ plainTextToken }) => {
      setText(plainTextToken);
      toast(t('settings.tokens.created'));
    },
  });
  return (
    <Dialog
      size="md"
      title={t('settings.tokens.create')}
      footer={
        <Inline justify="end">
          {text === undefined ? (
            <>
              <Button variant="ghost" onPress={onClose}>
                {t('settings.cancel')}
              </Button>
              <Button {...submitProps} form="new-token" tone="accent">
                {t('settings.tokens.create')}
              </Button>
            </>
          ) : (
            <Button tone="accent" onPress={onClose}>
              {t('settings.tokens.close')}
            </Button>
          )}
        </Inline>
      }
    >
      {text === undefined ? (
        <form id="new-token" {...formProps}>
          <Stack>
            <FormField control={form.control} name="tokenName">
              {(field) => <TextField {...field} label={t('settings.tokens.name')} autoFocus isRequired />}
            </FormField>
            <FormField control={form.control} name="access">
              {({ value, onChange, ...field }) => (
                <RadioGroup
                  {...field}
                  label={t('settings.tokens.access')}
                  value={value}
                  onChange={(next) => onChange(next as 'read' | 'write')}
                >
                  <Radio value="read">{t('settings.tokens.reads')}</Radio>
                  <Radio value="write">{t('settings.tokens.readsAndWrites')}</Radio>
                </RadioGroup>
              )}
            </FormField>
            <FormField control={form.control} name="lifetime">
              {({ value, onChange, ...field }) => (
                <Select
                  {...field}
                  label={t('settings.tokens.lifetime')}
                  selectedKey={value}
                  onSelectionChange={(key) => onChange(key as (typeof lifetimes)[number])}
                >
                  {lifetimes.map((days) => (
                    <SelectItem key={days} id={days}>
                      {days === 'never'
                        ? t('settings.tokens.forever')
                        : t('settings.tokens.days', { count: Number(days) })}
                    </SelectItem>
                  ))}
                </Select>
              )}
            </FormField>
          </Stack>
        </form>
      ) : (
        <Stack>
          <Code>{text}</Code>
          <Inline>
            <CopyButton value={text}>{t('settings.tokens.copy')}</CopyButton>
          </Inline>
          <Callout tone="warning">{t('settings.tokens.warning')}</Callout>
        </Stack>
      )}
    </Dialog>
  );
}
