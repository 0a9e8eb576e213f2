import { partsHash } from './partsHash.ts';
import type { HashMessage } from './HashMessage.ts';

const send = (message: HashMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  partsHash(data, () => send({ hash: null })).then(
    (hash) => send({ hash }),
    // The file is gone, or cannot be read.
    () => send({ error: true }),
  );
});
