import { useMessages } from '@segno/data';
import { CloseIcon, IconButton } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { usePlayerStores } from '../playback/PlayerProvider.tsx';
import QueueList from './QueueList.tsx';
import * as styles from './QueuePanel.css.ts';

/** The queue beside the page. */
export default function QueuePanel() {
  const t = useMessages(messages);
  const { view } = usePlayerStores();
  return (
    <aside aria-label={t('queue.title')} className={styles.panel}>
      <QueueList
        action={
          <IconButton aria-label={t('queue.close')} onPress={() => view.setState({ isQueueOpen: false })}>
            <CloseIcon />
          </IconButton>
        }
      />
    </aside>
  );
}
