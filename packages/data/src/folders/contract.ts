import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

/** The maximum number of folders of a person. */
export const maxFolders = 200;

/** A folder of playlists. A folder inside another has no folders. */
export const Folder = v.object({ id: Id, name: v.string(), parent_id: v.nullable(Id) });
export type Folder = v.InferOutput<typeof Folder>;

/** The folders of the signed-in person, in their order, and the playlists in them. */
export const Folders = v.object({
  folders: v.array(Folder),
  places: v.array(v.object({ playlist_id: Id, folder_id: Id })),
});
export type Folders = v.InferOutput<typeof Folders>;

const name = v.pipe(
  v.string('Enter a name.'),
  v.trim(),
  v.nonEmpty('Enter a name.'),
  v.maxLength(100, 'A name has at most 100 characters.'),
);

/** The body of POST me/folders. */
export const NewFolder = v.object({ name, parent_id: v.optional(v.nullable(Id), null) });
export type NewFolder = v.InferInput<typeof NewFolder>;

/** The body of PUT me/folders/{id}: the properties to change. */
export const UpdateFolder = v.partial(v.object({ name, parent_id: v.nullable(Id) }));
export type UpdateFolder = v.InferInput<typeof UpdateFolder>;

/** The body of PUT me/folders/places: moves playlists into a folder, or out of all with null. */
export const PlacePlaylists = v.object({
  playlist_ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(1000)),
  folder_id: v.nullable(Id),
});
export type PlacePlaylists = v.InferInput<typeof PlacePlaylists>;

export const FolderResponse = v.object({ folder: Folder });
