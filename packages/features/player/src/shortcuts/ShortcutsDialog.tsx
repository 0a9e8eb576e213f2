import { useMessages } from '@segno/data';
import { Dialog, Heading, Kbd, Text } from '@segno/ui';
import { Fragment } from 'react';
import { messages } from '../messages/en.ts';
import { usePlayerStores } from '../playback/usePlayer.ts';
import { shortcuts } from './shortcuts.ts';
import { useKeyNames } from './useShortcutKeys.ts';
import * as styles from './ShortcutsDialog.css.ts';

const groups = ['playback', 'sound', 'views'] as const;

/** A dialog with all keyboard shortcuts of the player. `?` opens it. */
export default function ShortcutsDialog() {
  const t = useMessages(messages);
  const { view } = usePlayerStores();
  const keyNames = useKeyNames();
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('shortcuts.title')}
      onOpenChange={(areShortcutsOpen) => view.setState({ areShortcutsOpen })}
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <Heading level={3} size="md">
              {t(`shortcuts.${group}`)}
            </Heading>
            <dl className={styles.list}>
              {shortcuts
                .filter((shortcut) => shortcut.group === group)
                .map(({ id, bindings }) => (
                  <div key={id} className={styles.row}>
                    <Text as="dt">{t(`shortcuts.${id}`)}</Text>
                    <dd className={styles.keys}>
                      {bindings.map((binding, index) => (
                        <Fragment key={binding}>
                          {index > 0 && (
                            <Text size="sm" tone="muted">
                              {t('shortcuts.or')}
                            </Text>
                          )}
                          <span className={styles.combination}>
                            {keyNames(binding)
                              .split('+')
                              .map((key) => (
                                <Kbd key={key}>{key}</Kbd>
                              ))}
                          </span>
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
