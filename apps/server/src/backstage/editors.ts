import type { Editors, ManagedKind } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { notePresence } from '../presence/store.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { findManagedAlbum, findManagedArtist, findManagedTrack } from './store.ts';

const findOf = { albums: findManagedAlbum, artists: findManagedArtist, tracks: findManagedTrack };

/** Notes that a person has the form of a record open. Returns who else has, and the stored version (BACKSTAGE-17). */
export async function noteEditor(
  db: Database,
  viewer: SignedInViewer,
  { kind, id }: { kind: ManagedKind; id: number },
): Promise<Editors> {
  const { updated_at } = await findOf[kind](db, viewer, id);
  return { people: await notePresence(db, `${kind}/${id}`, viewer.user.id), version: updated_at };
}
