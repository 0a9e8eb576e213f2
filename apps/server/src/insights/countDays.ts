import { addPart, type DayAddition, DayAdditions } from './addToDays.ts';
import { createDayIn, isTimeZone } from './days.ts';
import { personNumber } from './People.ts';

/** A counted play that is not in the insights yet. */
export interface TakenPlay {
  track_id: number;
  /** Null for guests. */
  user_id: number | null;
  /** Null in plays from before the insights. */
  listener: string | null;
  device: string | null;
  browser: string | null;
  country: string | null;
  source_type: string | null;
  heard: number;
  /** Milliseconds since 1970. */
  time: number;
}

/** A played track with the records that count its plays. */
export interface PlayedTrack {
  id: number;
  album_id: number | null;
  /** Milliseconds. */
  duration: number;
  /** Each once, the first one decides about the days of the track. */
  artists: { id: number; time_zone: string | null }[];
  album_zone: string | null;
}

/** How much of a track was heard, in steps of 5 %: 20 is all of it. */
const heardSteps = 20;

/** What plays add to the days of their tracks, albums and artists, and of the site. */
export function countDays(
  plays: readonly TakenPlay[],
  tracks: readonly PlayedTrack[],
  siteZone: string,
): DayAddition[] {
  const byId = new Map(tracks.map((track) => [track.id, track]));
  const additions = new DayAdditions();
  const day = createDayIn();
  const zoneOf = (zone: string | null | undefined) => (zone && isTimeZone(zone) ? zone : siteZone);
  const numbers = new Map<string, number>();
  for (const play of plays) {
    const track = byId.get(play.track_id);
    // A track that was removed meanwhile counts for nobody.
    if (!track) continue;
    const { listener, heard, time } = play;
    let person: number | undefined;
    if (listener !== null) {
      person = numbers.get(listener) ?? personNumber(listener);
      numbers.set(listener, person);
    }
    const step = track.duration > 0 ? Math.floor((heard / track.duration) * heardSteps) : heardSteps;
    const completion = String(Math.min(heardSteps, step));
    const add = (addition: DayAddition, withTrack: boolean) => {
      const { parts } = addition;
      addition.plays += 1;
      addition.heard += heard;
      if (person !== undefined) addition.people.add(person);
      addPart(parts, 'country', play.country);
      addPart(parts, 'device', play.device);
      addPart(parts, 'browser', play.browser);
      addPart(parts, 'source', play.source_type);
      addPart(parts, 'completion', completion);
      if (withTrack) addPart(parts, 'track', String(track.id));
    };
    add(additions.of('track', track.id, day(time, zoneOf(track.artists[0]?.time_zone))), false);
    if (track.album_id !== null)
      add(additions.of('album', track.album_id, day(time, zoneOf(track.album_zone))), true);
    for (const { id, time_zone } of track.artists)
      add(additions.of('artist', id, day(time, zoneOf(time_zone))), true);
    const siteDay = day(time, siteZone);
    add(additions.of('site', 0, siteDay), false);
    if (play.user_id !== null) {
      const addition = additions.of('user', play.user_id, siteDay);
      addition.plays += 1;
      addition.heard += heard;
    }
  }
  return additions.all;
}
