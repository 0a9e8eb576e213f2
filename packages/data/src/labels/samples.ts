import { sampleImage } from '../shared/samples.ts';
import type { Label, LabelDetail } from './contract.ts';

/** A label as lists contain it. */
export const sampleListedLabel: Label = {
  id: 31,
  name: 'Harbour Records',
  slug: 'harbour-records',
  image: sampleImage(31),
  albums_count: 14,
};

/** A label for stories and tests. */
export const sampleLabel: LabelDetail = {
  ...sampleListedLabel,
  description: '<p>Records from the north.</p>',
  website: 'https://harbour.example',
  country: 'NO',
  artists_count: 6,
  tracks_count: 120,
};
