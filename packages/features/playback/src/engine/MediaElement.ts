/** The properties and methods of a media element that the player uses. */
export type MediaElement = EventTarget &
  Pick<
    HTMLMediaElement,
    | 'buffered'
    | 'currentTime'
    | 'duration'
    | 'ended'
    | 'error'
    | 'load'
    | 'muted'
    | 'pause'
    | 'paused'
    | 'play'
    | 'playbackRate'
    | 'preload'
    | 'preservesPitch'
    | 'readyState'
    | 'src'
    | 'volume'
  > & { removeAttribute(name: string): void };
