import {
  adminSettingsQuery,
  adSlotNames,
  adSlots,
  type AdHeights,
  type AdSlotName,
  ApiError,
  saveSettingsMutation,
  useMessages,
} from '@segno/data';
import { Page, showErrorToast, useLeaveGuard } from '@segno/base';
import { Card, Heading, NumberField, Stack, Switch, Text, TextArea, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../form/AdminForm.css.ts';
import { ChangesBar } from '../form/ChangesBar.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages } from '../messages/ads.en.ts';
import { messages as pages } from '../messages/en.ts';

/** The slots of advertisements: which are on, their height and their code. */
export function AdsScreen() {
  const t = useMessages(messages);
  const p = useMessages(pages);
  const { data } = useSuspenseQuery(adminSettingsQuery());
  const [changes, setChanges] = useState<Record<string, unknown>>({});
  const [errors, setErrors] = useState<Record<string, string | string[]>>({});
  const { mutateAsync, isPending } = useMutation(saveSettingsMutation());
  const hasChanged = Object.keys(changes).length > 0;
  useLeaveGuard(hasChanged, undefined);
  const valueOf = (name: string) =>
    name in changes ? changes[name] : data.find((setting) => setting.name === name)?.value;
  const textOf = (name: string) => {
    const value = valueOf(name);
    return typeof value === 'string' ? value : '';
  };
  const change = (name: string, value: unknown) => setChanges((before) => ({ ...before, [name]: value }));
  const heights = (valueOf('ads.heights') ?? {}) as AdHeights;
  const setHeight = (slot: AdSlotName, height: number | undefined) => {
    const { [slot]: _, ...others } = heights;
    change('ads.heights', height === undefined ? others : { ...others, [slot]: height });
  };
  const save = async () => {
    try {
      await mutateAsync(changes);
      setChanges({});
      setErrors({});
      toast(t('ads.saved'));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined;
      setErrors(fields ?? {});
      if (!fields) showErrorToast(error);
    }
  };
  const errorOf = (name: string) => {
    const error = errors[name];
    return Array.isArray(error) ? error[0] : error;
  };
  return (
    <AdminFrame current="ads">
      <Page title={p('page.ads')} description={<Text tone="muted">{t('ads.about')}</Text>}>
        <form
          className={css.column}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack space="lg">
            <Switch
              isSelected={valueOf('ads.hide_for_subscribers') !== false}
              onChange={(isOn) => change('ads.hide_for_subscribers', isOn)}
            >
              {t('ads.hideForSubscribers')}
            </Switch>
            {adSlotNames.map((slot) => {
              const height = heights[slot];
              const code = `ads.${slot}`;
              return (
                <Card key={slot}>
                  <Stack>
                    <Heading level={2} size="md">
                      {t(`ads.${slot}`)}
                    </Heading>
                    <Text size="sm" tone="muted">
                      {t(`ads.size.${slot}`)}
                    </Text>
                    <Switch
                      aria-label={`${t('ads.on')}: ${t(`ads.${slot}`)}`}
                      isSelected={height !== undefined}
                      onChange={(isOn) => setHeight(slot, isOn ? adSlots[slot] : undefined)}
                    >
                      {t('ads.on')}
                    </Switch>
                    {height !== undefined && (
                      <NumberField
                        label={t('ads.height')}
                        value={height}
                        minValue={30}
                        maxValue={600}
                        errorMessage={errorOf('ads.heights')}
                        onChange={(next) => setHeight(slot, Number.isNaN(next) ? adSlots[slot] : next)}
                      />
                    )}
                    <TextArea
                      label={t('ads.code')}
                      spellCheck="false"
                      value={textOf(code)}
                      isInvalid={errorOf(code) !== undefined}
                      errorMessage={errorOf(code)}
                      onChange={(text) => change(code, text)}
                    />
                  </Stack>
                </Card>
              );
            })}
            <ChangesBar
              count={Object.keys(changes).length}
              isPending={isPending}
              onSave={() => void save()}
              onDiscard={() => {
                setChanges({});
                setErrors({});
              }}
            >
              {p('settings.unsaved', { count: Object.keys(changes).length })}
            </ChangesBar>
          </Stack>
        </form>
      </Page>
    </AdminFrame>
  );
}
