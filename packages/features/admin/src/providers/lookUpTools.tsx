import type { AnyRecord } from '../views/AdminView.ts';
import { LookUpButton } from './LookUpButton.tsx';

/** The look-up of an artist. */
export const ArtistLookUp = ({ record }: { record: AnyRecord }) => (
  <LookUpButton resource="artists" record={record} />
);

/** The look-up of a track. */
export const TrackLookUp = ({ record }: { record: AnyRecord }) => (
  <LookUpButton resource="tracks" record={record} />
);
