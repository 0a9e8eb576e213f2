/**
 * Why a sound cannot be played: the file is there and damaged, it is not there, the listener may not hear it, or the server
 * cannot be reached.
 */
export type SoundTrouble = 'track' | 'missing' | 'forbidden' | 'connection';

/** How long the server may take to say something about a sound, in ms. */
const patience = 10_000;

/**
 * Asks the server about a sound that a media element could not load: the element reports a missing file and a refused
 * connection with the same error. A response about the file, also that the viewer may not hear it, is about the track.
 */
export async function probeSound(url: string): Promise<SoundTrouble> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(patience) });
    // 408, 425 and 429 ask for patience; a server in trouble says nothing about the file.
    if (status >= 500 || [408, 425, 429].includes(status)) return 'connection';
    if (status === 404 || status === 410) return 'missing';
    return status === 401 || status === 403 ? 'forbidden' : 'track';
  } catch {
    return 'connection';
  }
}
