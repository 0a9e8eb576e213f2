import { downloadsPath, useMessages, useSetting } from '@segno/data';
import { canDownload, type PlayContext, useDownloads } from '@segno/playback';
import { DownloadIcon, MenuItem, toast, TrashIcon } from '@segno/ui';
import { menuMessages } from '../messages/menu.en.ts';

/** The message of a download, which changes as it goes on. */
const toastId = 'download';

/** An item of a menu that stores an album or playlist in this browser, or removes it (OFFLINE-1). */
export function DownloadItem({ context }: { context: PlayContext }) {
  const t = useMessages(menuMessages);
  const { isDownloaded, save, remove } = useDownloads();
  const areOn = useSetting('player.downloads') !== false;
  if (!canDownload() || (!areOn && !isDownloaded(context))) return null;
  const { name } = context;
  const download = async () => {
    toast(t('menu.downloading', { name }), { id: toastId, type: 'loading' });
    try {
      await save(context);
      const action = { label: t('menu.showDownloads'), href: downloadsPath() };
      toast(t('menu.downloaded', { name }), { id: toastId, action });
    } catch {
      toast(t('menu.downloadFailed', { name }), { id: toastId, type: 'danger' });
    }
  };
  const take = async () => {
    try {
      await remove(context);
      toast(t('menu.downloadRemoved', { name }), { id: toastId });
    } catch {
      toast(t('menu.downloadFailed', { name }), { id: toastId, type: 'danger' });
    }
  };
  return isDownloaded(context) ? (
    <MenuItem icon={<TrashIcon />} onAction={() => void take()}>
      {t('menu.removeDownload')}
    </MenuItem>
  ) : (
    <MenuItem icon={<DownloadIcon />} onAction={() => void download()}>
      {t('menu.download')}
    </MenuItem>
  );
}
