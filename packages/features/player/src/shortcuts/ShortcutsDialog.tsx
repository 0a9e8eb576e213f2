import { saveFile } from '@segno/base';
import { useMessages } from '@segno/data';
import { usePlayerStores } from '@segno/playback';
import {
  Button,
  Dialog,
  FileTrigger,
  Heading,
  IconButton,
  Inline,
  Kbd,
  KeyboardIcon,
  Stack,
  Switch,
  Text,
  toast,
} from '@segno/ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { messages } from '../messages/en.ts';
import { shortcuts, type Shortcut } from './shortcuts.ts';
import { useShortcutName } from './useShortcutName.ts';
import {
  bindingOfKey,
  bindingsOf,
  exportShortcuts,
  importShortcuts,
  ownerOf,
  rebind,
  resetShortcuts,
  shortcutSettings,
} from './shortcutSettings.ts';
import { useKeyNames } from './useShortcutKeys.ts';
import * as styles from './ShortcutsDialog.css.ts';

const groups = ['playback', 'sound', 'views'] as const;

/** A dialog with all keyboard shortcuts of the player, which the listener can change. `?` opens it. */
export default function ShortcutsDialog() {
  const t = useMessages(messages);
  const nameOf = useShortcutName();
  const { view } = usePlayerStores();
  const { isOn, bindings } = useStore(shortcutSettings);
  /** The shortcut whose key is recorded, or was recorded last. */
  const [changed, setChanged] = useState<{ id: Shortcut['id']; isRecorded: boolean } | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const isRead = importShortcuts(await file.text().catch(() => ''));
    toast(t(isRead ? 'shortcuts.imported' : 'shortcuts.notImported'), {
      type: isRead ? undefined : 'danger',
    });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('shortcuts.title')}
      // Escape ends the recording of a key first.
      isKeyboardDismissDisabled={changed?.isRecorded === true}
      onOpenChange={(areShortcutsOpen) => view.setState({ areShortcutsOpen })}
    >
      <Stack space="lg">
        <Inline space="md" justify="between" wrap>
          <Switch
            isSelected={isOn}
            onChange={(next) => shortcutSettings.setState({ isOn: next })}
            description={t('shortcuts.onHint')}
          >
            {t('shortcuts.on')}
          </Switch>
          <Inline space="sm" wrap>
            {Object.keys(bindings).length > 0 && (
              <Button variant="soft" onPress={resetShortcuts}>
                {t('shortcuts.reset')}
              </Button>
            )}
            <Button
              variant="soft"
              onPress={() => saveFile('segno-shortcuts.json', exportShortcuts(), 'application/json')}
            >
              {t('shortcuts.export')}
            </Button>
            <FileTrigger acceptedFileTypes={['application/json']} onSelect={(files) => void read(files?.[0])}>
              <Button variant="soft">{t('shortcuts.import')}</Button>
            </FileTrigger>
          </Inline>
        </Inline>
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group} className={styles.group}>
              <Heading level={3} size="md">
                {t(`shortcuts.${group}`)}
              </Heading>
              <dl className={styles.list}>
                {shortcuts
                  .filter((shortcut) => shortcut.group === group)
                  .map((shortcut) => (
                    <div key={shortcut.id} className={styles.row}>
                      <Text as="dt">{nameOf(shortcut)}</Text>
                      {changed?.id === shortcut.id && changed.isRecorded ? (
                        <Recording
                          shortcut={shortcut}
                          onEnd={() => setChanged({ id: shortcut.id, isRecorded: false })}
                        />
                      ) : (
                        <Keys
                          shortcut={shortcut}
                          takesFocus={changed?.id === shortcut.id}
                          onChange={() => setChanged({ id: shortcut.id, isRecorded: true })}
                        />
                      )}
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}

interface KeysProps {
  shortcut: Shortcut;
  /** Whether its button takes the focus, which the recording had. */
  takesFocus: boolean;
  onChange: () => void;
}

/** The keys of a shortcut. Those of other components cannot be changed. */
function Keys({ shortcut, takesFocus, onChange }: KeysProps) {
  const t = useMessages(messages);
  const nameOf = useShortcutName();
  const keyNames = useKeyNames();
  const settings = useStore(shortcutSettings);
  const bindings = bindingsOf(shortcut, settings);
  return (
    <dd className={styles.keys}>
      {bindings.length === 0 && <Text tone="muted">{t('shortcuts.none')}</Text>}
      {bindings.map((binding, index) => (
        <Fragment key={binding}>
          {index > 0 && (
            <Text size="sm" tone="muted">
              {t('shortcuts.or')}
            </Text>
          )}
          <Combination text={keyNames(binding)} />
        </Fragment>
      ))}
      {shortcut.run && (
        <IconButton
          size="xs"
          autoFocus={takesFocus}
          aria-label={t('shortcuts.change', { name: nameOf(shortcut) })}
          onPress={onChange}
        >
          <KeyboardIcon size={16} />
        </IconButton>
      )}
    </dd>
  );
}

const Combination = ({ text }: { text: string }) => (
  <span className={styles.combination}>
    {text.split('+').map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </span>
);

/** Waits for a key. One that another shortcut has is taken from it only after a question. */
function Recording({ shortcut, onEnd }: { shortcut: Shortcut; onEnd: () => void }) {
  const t = useMessages(messages);
  const nameOf = useShortcutName();
  const keyNames = useKeyNames();
  const [conflict, setConflict] = useState<{ binding: string; owner: Shortcut } | null>(null);
  const ref = useRef<HTMLElement>(null);
  // The button that began the recording is gone.
  useEffect(() => ref.current?.focus(), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') return;
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (isOnButton && (event.key === 'Enter' || event.key === ' ')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') {
        onEnd();
        return;
      }
      const binding = bindingOfKey(event);
      if (binding === null) return;
      const owner = ownerOf(binding, shortcut.id, shortcutSettings.getState());
      if (owner) {
        setConflict({ binding, owner });
        return;
      }
      rebind(shortcut, binding);
      onEnd();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [shortcut, onEnd]);
  return (
    <dd ref={ref} tabIndex={-1} className={styles.recording} role="status">
      {conflict ? (
        <>
          <Text size="sm">
            {t('shortcuts.taken', {
              keys: keyNames(conflict.binding),
              name: nameOf(conflict.owner),
            })}
          </Text>
          {conflict.owner.run && (
            <Button
              size="xs"
              variant="soft"
              onPress={() => {
                rebind(shortcut, conflict.binding);
                onEnd();
              }}
            >
              {t('shortcuts.take')}
            </Button>
          )}
        </>
      ) : (
        <Text size="sm">{t('shortcuts.press')}</Text>
      )}
      <Button size="xs" variant="ghost" onPress={onEnd}>
        {t('shortcuts.cancel')}
      </Button>
    </dd>
  );
}
