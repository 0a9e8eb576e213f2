import {
  confirmedPasswordQuery,
  ConfirmTwoFactorInput,
  confirmTwoFactorMutation,
  disableTwoFactorMutation,
  enableTwoFactorMutation,
  type OwnUser,
  ownUserQuery,
  regenerateCodesMutation,
  twoFactorQrQuery,
  useMessages,
  useStartup,
} from '@segno/data';
import { showErrorToast, useResourceForm } from '@segno/base';
import {
  Button,
  Callout,
  Code,
  CopyButton,
  Grid,
  Inline,
  Skeleton,
  Stack,
  Text,
  TextField,
  toast,
} from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { settingsMessages } from '../messages/settings.en.ts';
import { useConfirmed } from './useConfirmed.ts';
import * as css from './settings.css.ts';
import { useStepFocus } from './useStepFocus.ts';

/** The second factor in its steps: off, waiting for the first code, on (TWOFACTOR-1). */
export function TwoFactorSection({ user }: { user: OwnUser }) {
  const t = useMessages(settingsMessages);
  const confirmed = useConfirmed();
  const enable = useMutation(enableTwoFactorMutation());
  const isNeeded = useStartup().user?.needs_second_factor === true;
  const codes = user.two_factor_recovery_codes;
  const step = user.two_factor_confirmed_at ? 'on' : user.two_factor_pending ? 'setup' : 'off';
  const lead = useStepFocus(step);
  if (step === 'on') return <Enabled codes={codes} lead={lead} />;
  if (step === 'setup') return <Setup codes={codes} lead={lead} />;
  const begin = () => void confirmed(() => enable.mutateAsync()).catch(showErrorToast);
  return (
    <Stack>
      {isNeeded && <Callout tone="warning">{t('settings.twoFactor.needed')}</Callout>}
      <Text as="p" tone="muted" ref={lead} tabIndex={-1}>
        {t('settings.twoFactor.off')}
      </Text>
      <Inline>
        <Button tone="accent" isPending={enable.isPending} onPress={begin}>
          {t('settings.twoFactor.enable')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface StepProps {
  codes: readonly string[];
  /** The first text, which gets the focus. */
  lead: RefObject<HTMLElement | null>;
}

function Codes({ codes }: { codes: readonly string[] }) {
  const t = useMessages(settingsMessages);
  if (codes.length === 0) return null;
  return (
    <Stack>
      <Text as="p">{t('settings.twoFactor.keep')}</Text>
      <Grid as="ul" minItemWidth={220} space="xs" className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Grid>
      <Inline>
        <CopyButton value={codes.join('\n')}>{t('settings.twoFactor.copyCodes')}</CopyButton>
      </Inline>
    </Stack>
  );
}

function useDisable() {
  const t = useMessages(settingsMessages);
  const confirmed = useConfirmed();
  const disable = useMutation(disableTwoFactorMutation());
  return {
    isPending: disable.isPending,
    disable: (isSilent: boolean) =>
      void confirmed(async () => {
        await disable.mutateAsync();
        if (!isSilent) toast(t('settings.twoFactor.disabled'));
      }).catch(showErrorToast),
  };
}

function Setup({ codes, lead }: StepProps) {
  const t = useMessages(settingsMessages);
  const confirmed = useConfirmed();
  const client = useQueryClient();
  const { disable, isPending } = useDisable();
  const { data: status } = useQuery(confirmedPasswordQuery());
  const { data: qr } = useQuery({ ...twoFactorQrQuery(), enabled: status?.confirmed === true });
  const { form, formProps, submitProps } = useResourceForm({
    schema: ConfirmTwoFactorInput,
    values: { code: '' },
    mutation: confirmTwoFactorMutation(),
  });
  const show = () =>
    void confirmed(() => client.invalidateQueries({ queryKey: ownUserQuery().queryKey })).catch(
      showErrorToast,
    );
  return (
    <Stack>
      <Text as="p" ref={lead} tabIndex={-1}>
        {t('settings.twoFactor.scan')}
      </Text>
      {status && !status.confirmed ? (
        <Inline>
          <Button onPress={show}>{t('settings.twoFactor.codes')}</Button>
        </Inline>
      ) : qr ? (
        <Inline wrap>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr.svg)}`}
            alt={t('settings.twoFactor.qr')}
            width={192}
            height={192}
          />
          <Stack space="2xs" align="start">
            <Text size="sm" tone="muted">
              {t('settings.twoFactor.secret')}
            </Text>
            <Code>{qr.secret}</Code>
            <CopyButton value={qr.secret}>{t('settings.twoFactor.copySecret')}</CopyButton>
          </Stack>
        </Inline>
      ) : (
        <Skeleton width={192} height={192} />
      )}
      <Codes codes={codes} />
      <form {...formProps}>
        <Stack>
          <FormField control={form.control} name="code">
            {(field) => (
              <TextField
                {...field}
                label={t('settings.twoFactor.code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                isRequired
              />
            )}
          </FormField>
          <Inline>
            <Button {...submitProps} tone="accent">
              {t('settings.twoFactor.confirm')}
            </Button>
            <Button variant="ghost" isPending={isPending} onPress={() => disable(true)}>
              {t('settings.cancel')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  );
}

function Enabled({ codes, lead }: StepProps) {
  const t = useMessages(settingsMessages);
  const confirmed = useConfirmed();
  const client = useQueryClient();
  const { disable, isPending } = useDisable();
  const regenerate = useMutation(regenerateCodesMutation());
  const show = () =>
    void confirmed(() => client.invalidateQueries({ queryKey: ownUserQuery().queryKey })).catch(
      showErrorToast,
    );
  const renew = () => void confirmed(() => regenerate.mutateAsync()).catch(showErrorToast);
  return (
    <Stack>
      <Text as="p" ref={lead} tabIndex={-1}>
        {t('settings.twoFactor.on')}
      </Text>
      <Codes codes={codes} />
      <Inline wrap>
        {codes.length === 0 && <Button onPress={show}>{t('settings.twoFactor.codes')}</Button>}
        <Button isPending={regenerate.isPending} onPress={renew}>
          {t('settings.twoFactor.regenerate')}
        </Button>
        <Button tone="danger" isPending={isPending} onPress={() => disable(false)}>
          {t('settings.twoFactor.disable')}
        </Button>
      </Inline>
    </Stack>
  );
}
