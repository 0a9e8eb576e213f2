/**
 * The pages to show around the current one, with the first and the last. The list is equally long on every page, so that
 * nothing moves under the pointer.
 */
export function pageList(page: number, count: number, siblings = 1): (number | 'gap')[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= 2 * siblings + 5) return range(1, count);
  const from = Math.max(Math.min(page - siblings, count - 2 * siblings - 2), 3);
  const to = Math.min(Math.max(page + siblings, 2 * siblings + 3), count - 2);
  return [1, from > 3 ? 'gap' : 2, ...range(from, to), to < count - 2 ? 'gap' : count - 1, count];
}
