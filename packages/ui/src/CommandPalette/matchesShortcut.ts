const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether a key press matches a shortcut such as `mod+k`, where `mod` is ⌘ on Apple devices and Ctrl elsewhere. */
export function matchesShortcut(event: KeyboardEvent, shortcut: string): boolean {
  const keys = shortcut.toLowerCase().split('+');
  const wants = (key: string) => keys.includes(key);
  const wantsMeta = wants('meta') || (wants('mod') && isApple());
  const wantsCtrl = wants('ctrl') || (wants('mod') && !isApple());
  return (
    event.key.toLowerCase() === keys.at(-1) &&
    event.metaKey === wantsMeta &&
    event.ctrlKey === wantsCtrl &&
    event.shiftKey === wants('shift') &&
    event.altKey === wants('alt')
  );
}
