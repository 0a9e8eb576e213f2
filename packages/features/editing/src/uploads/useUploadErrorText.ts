import { useMessages } from '@segno/data';
import { formatSize, type UploadError } from '@segno/data/uploads';
import { messages } from '../messages/en.ts';

/** Why an upload failed, in the language of the page. Sentences of the server are in it already (UPLOAD-2, UPLOAD-3). */
export function useUploadErrorText(): (error: UploadError) => string {
  const t = useMessages(messages);
  return ({ code, message, size = 0 }) => {
    if (code === 'timeout') return t('upload.timeout');
    if (code === 'type') return t('upload.type');
    if (code === 'too_large') return t('upload.tooLarge', { size: formatSize(size) });
    return message || t('upload.failed');
  };
}
