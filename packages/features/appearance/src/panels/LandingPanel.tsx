import {
  isMenuAction,
  type LandingAction,
  type LandingFeature,
  type LandingPart,
  landingParts,
  useMessages,
} from '@segno/data';
import {
  Accordion,
  AccordionItem,
  Button,
  Heading,
  PlusIcon,
  ReorderList,
  Select,
  SelectItem,
  Stack,
  Switch,
  Text,
  TextArea,
  TextField,
} from '@segno/ui';
import type { ReactNode } from 'react';
import { usePart } from '../editor/EditorContext.ts';
import { type LandingSection, landingSections, panelPath } from '../editor/place.ts';
import { messages } from '../messages/en.ts';
import { menuMessages } from '../messages/menus.en.ts';
import { panelMessages } from '../messages/panels.en.ts';
import { AssetField } from './AssetField.tsx';
import { PanelRows } from './PanelRows.tsx';

/** Entries with some of them before another one, or at the end. */
function moved<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
  keys: string[],
  before: string | null,
): T[] {
  const rest = entries.filter((entry) => !keys.includes(keyOf(entry)));
  const at = before === null ? rest.length : rest.findIndex((entry) => keyOf(entry) === before);
  return [...rest.slice(0, at), ...entries.filter((entry) => keys.includes(keyOf(entry))), ...rest.slice(at)];
}

/** The landing page: its sections, and which parts are shown in which order. */
export function LandingPanel() {
  const t = useMessages(panelMessages);
  const [landing, setLanding] = usePart('landing');
  const summaries: Record<LandingSection, string> = {
    general: t('landing.general.text'),
    'action-buttons':
      landing.actions.length === 0
        ? t('landing.standardActions')
        : t('landing.count', { count: landing.actions.length }),
    'primary-features': t('landing.count', { count: landing.primary.length }),
    'secondary-features': t('landing.count', { count: landing.secondary.length }),
  };
  const order = landing.order.map((part) => ({ part }));
  const setOrder = (parts: LandingPart[]) => setLanding({ ...landing, order: parts });
  return (
    <Stack space="lg">
      <PanelRows
        label={t('section.landing-page')}
        rows={landingSections.map((section) => ({
          href: panelPath('landing-page', section),
          title: t(`landing.${section}`),
          summary: summaries[section],
        }))}
      />
      <Stack space="sm">
        <Heading level={3} size="md">
          {t('landing.order')}
        </Heading>
        <ReorderList
          label={t('landing.order')}
          items={order}
          itemKey={({ part }) => part}
          itemLabel={({ part }) => t(`landing.part.${part}`)}
          rowHeight={40}
          onMove={(keys, before) =>
            setOrder(moved(order, ({ part }) => part, keys, before).map(({ part }) => part))
          }
          renderItem={({ part }) => <Text truncate>{t(`landing.part.${part}`)}</Text>}
        />
        {landingParts.map((part) => (
          <Switch
            key={part}
            isSelected={landing.order.includes(part)}
            onChange={(isShown) =>
              setOrder(isShown ? [...landing.order, part] : landing.order.filter((one) => one !== part))
            }
          >
            {t('landing.isShown', { name: t(`landing.part.${part}`) })}
          </Switch>
        ))}
      </Stack>
    </Stack>
  );
}

/** One section of the landing page. */
export function LandingSectionPanel({ section }: { section: LandingSection }) {
  switch (section) {
    case 'general':
      return <GeneralFields />;
    case 'action-buttons':
      return <ActionFields />;
    case 'primary-features':
      return <FeatureFields size="primary" />;
    case 'secondary-features':
      return <FeatureFields size="secondary" />;
  }
}

function GeneralFields() {
  const t = useMessages(messages);
  const tp = useMessages(panelMessages);
  const [landing, setLanding] = usePart('landing');
  return (
    <Stack space="md">
      <TextField
        label={t('landingTitle')}
        maxLength={200}
        value={landing.title ?? ''}
        onChange={(title) => setLanding({ ...landing, title: title || null })}
      />
      <TextArea
        label={t('landingText')}
        maxLength={1000}
        value={landing.text ?? ''}
        onChange={(text) => setLanding({ ...landing, text: text || null })}
      />
      <AssetField
        label={tp('landing.picture')}
        description={tp('landing.pictureText')}
        value={landing.image}
        onChange={(image) => setLanding({ ...landing, image })}
      />
    </Stack>
  );
}

function ActionFields() {
  const t = useMessages(messages);
  const tm = useMessages(menuMessages);
  const tp = useMessages(panelMessages);
  const [landing, setLanding] = usePart('landing');
  const setActions = (actions: LandingAction[]) => setLanding({ ...landing, actions });
  return (
    <Entries
      entries={landing.actions}
      most={4}
      nameOf={({ label }) => label}
      onChange={setActions}
      make={(): LandingAction => ({ label: tp('landing.button'), action: '/register', look: 'filled' })}
      fields={(action, change) => (
        <>
          <TextField
            label={t('itemLabel')}
            maxLength={60}
            value={action.label}
            onChange={(label) => change({ ...action, label })}
          />
          <TextField
            label={t('itemAction')}
            description={t('itemActionText')}
            value={action.action}
            onChange={(next) => change({ ...action, action: next })}
            {...((action.action === '' || !isMenuAction({ type: 'link', action: action.action })) && {
              isInvalid: true,
              errorMessage: tm('menu.invalid'),
            })}
          />
          <Select
            label={tp('landing.look')}
            value={action.look}
            onChange={(key) => change({ ...action, look: key === 'outline' ? 'outline' : 'filled' })}
          >
            <SelectItem id="filled">{tp('landing.filled')}</SelectItem>
            <SelectItem id="outline">{tp('landing.outline')}</SelectItem>
          </Select>
        </>
      )}
    />
  );
}

function FeatureFields({ size }: { size: 'primary' | 'secondary' }) {
  const t = useMessages(messages);
  const tp = useMessages(panelMessages);
  const [landing, setLanding] = usePart('landing');
  const setFeatures = (features: LandingFeature[]) => setLanding({ ...landing, [size]: features });
  return (
    <Entries
      entries={landing[size]}
      most={12}
      nameOf={({ title }) => title}
      onChange={setFeatures}
      make={(): LandingFeature => ({ title: tp('landing.feature'), text: '', image: null })}
      fields={(feature, change) => (
        <>
          <TextField
            label={t('landingTitle')}
            maxLength={120}
            value={feature.title}
            onChange={(title) => change({ ...feature, title })}
          />
          <TextArea
            label={t('landingText')}
            maxLength={500}
            value={feature.text}
            onChange={(text) => change({ ...feature, text })}
          />
          <AssetField
            label={tp('landing.picture')}
            value={feature.image}
            onChange={(image) => change({ ...feature, image })}
          />
        </>
      )}
    />
  );
}

interface EntriesProps<T> {
  entries: readonly T[];
  /** How many there may be. */
  most: number;
  nameOf: (entry: T) => string;
  onChange: (entries: T[]) => void;
  make: () => T;
  fields: (entry: T, change: (entry: T) => void) => ReactNode;
}

/** A list of entries that are added, moved and edited. */
function Entries<T>({ entries, most, nameOf, onChange, make, fields }: EntriesProps<T>) {
  const t = useMessages(panelMessages);
  const keyed = entries.map((entry, index) => ({ entry, key: String(index) }));
  return (
    <Stack space="md">
      {entries.length > 1 && (
        <ReorderList
          label={t('landing.list')}
          items={keyed}
          itemKey={({ key }) => key}
          itemLabel={({ entry }) => nameOf(entry)}
          rowHeight={40}
          onMove={(keys, before) =>
            onChange(moved(keyed, ({ key }) => key, keys, before).map(({ entry }) => entry))
          }
          renderItem={({ entry }) => <Text truncate>{nameOf(entry)}</Text>}
        />
      )}
      <Accordion headingLevel={3} defaultExpandedKeys={['0']}>
        {keyed.map(({ entry, key }, index) => (
          <AccordionItem key={key} id={key} title={nameOf(entry) || t('landing.feature')}>
            <Stack space="md">
              {fields(entry, (next) => onChange(entries.map((one, at) => (at === index ? next : one))))}
              <Button
                size="xs"
                tone="danger"
                variant="ghost"
                onPress={() => onChange(entries.filter((_, at) => at !== index))}
              >
                {t('landing.remove')}
              </Button>
            </Stack>
          </AccordionItem>
        ))}
      </Accordion>
      <Button
        size="xs"
        startIcon={<PlusIcon />}
        isDisabled={entries.length >= most}
        onPress={() => onChange([...entries, make()])}
      >
        {t('landing.add')}
      </Button>
      {entries.length >= most && (
        <Text size="sm" tone="muted">
          {t('landing.most', { count: most })}
        </Text>
      )}
    </Stack>
  );
}
