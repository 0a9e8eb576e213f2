// What the records of the administration and the forms of the backstage have in common.
import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

/** What a person may do with a work that is released. */
export const licences = [
  'all-rights-reserved',
  'cc-by',
  'cc-by-sa',
  'cc-by-nc',
  'cc-by-nc-sa',
  'cc-by-nd',
  'cc-by-nc-nd',
  'cc0',
] as const;

/** What a person did for a track. */
export const creditRoles = [
  'composer',
  'lyricist',
  'performer',
  'producer',
  'arranger',
  'mixing',
  'mastering',
] as const;

/** What an artist of the catalogue is on a track or album. */
export const artistRoles = ['primary', 'featured', 'producer', 'remixer'] as const;

export const Licence = v.picklist(licences);
export type Licence = v.InferOutput<typeof Licence>;
export const CreditRole = v.picklist(creditRoles);
export type CreditRole = v.InferOutput<typeof CreditRole>;
export const ArtistRole = v.picklist(artistRoles);
export type ArtistRole = v.InferOutput<typeof ArtistRole>;

/** A person who did something for a track, by name. */
export const Credit = v.object({ role: CreditRole, name: v.string() });
export type Credit = v.InferOutput<typeof Credit>;

/** A record, named for a form. */
export const RecordRef = v.object({ id: Id, name: v.string() });
/** An artist of a track or album with what the artist is for it. */
export const ArtistRef = v.object({ ...RecordRef.entries, role: ArtistRole });
