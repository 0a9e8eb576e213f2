/** A header `Vary` that names this header too, once. */
export function varyWith(vary: string | null, name: string): string {
  const names = (vary ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return names.some((each) => each.toLowerCase() === name.toLowerCase())
    ? names.join(', ')
    : [...names, name].join(', ');
}
