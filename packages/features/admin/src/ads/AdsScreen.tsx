import { adSlotNames, adSlots, type AdHeights, type AdSlotName, useMessages } from '@segno/data';
import { Page } from '@segno/base';
import { Card, Heading, NumberField, Stack, Switch, Text, TextArea } from '@segno/ui';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages } from '../messages/ads.en.ts';
import { messages as pages } from '../messages/en.ts';
import { SettingsColumn } from '../settings/SettingsColumn.tsx';
import { useSettingChanges } from '../settings/useSettingChanges.ts';

/** The slots of advertisements: which are on, their height and their code. */
export function AdsScreen() {
  const t = useMessages(messages);
  const p = useMessages(pages);
  const changes = useSettingChanges(t('ads.saved'));
  const { valueOf, errorOf, change } = changes;
  const textOf = (name: string) => {
    const value = valueOf(name);
    return typeof value === 'string' ? value : '';
  };
  const heights = (valueOf('ads.heights') ?? {}) as AdHeights;
  const setHeight = (slot: AdSlotName, height: number | undefined) => {
    const { [slot]: _, ...others } = heights;
    change('ads.heights', height === undefined ? others : { ...others, [slot]: height });
  };
  return (
    <AdminFrame current="ads">
      <Page title={p('page.ads')} description={<Text tone="muted">{t('ads.about')}</Text>}>
        <SettingsColumn changes={changes} space="lg">
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
        </SettingsColumn>
      </Page>
    </AdminFrame>
  );
}
