/** The genres of the demo catalogue. `name` is used in addresses. */
export const demoGenres = [
  { name: 'ambient', displayName: 'Ambient' },
  { name: 'lo-fi', displayName: 'Lo-fi' },
  { name: 'deep-house', displayName: 'Deep house' },
  { name: 'techno', displayName: 'Techno' },
  { name: 'synthwave', displayName: 'Synthwave' },
  { name: 'drum-and-bass', displayName: 'Drum and bass' },
  { name: 'dub', displayName: 'Dub' },
  { name: 'jazz', displayName: 'Jazz' },
  { name: 'neo-classical', displayName: 'Neo-classical' },
  { name: 'folk', displayName: 'Folk' },
  { name: 'dream-pop', displayName: 'Dream pop' },
  { name: 'funk', displayName: 'Funk' },
] as const;

export type DemoGenre = (typeof demoGenres)[number]['name'];
