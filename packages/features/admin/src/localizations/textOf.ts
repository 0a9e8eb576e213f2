/** The attributes that show or tell a text. */
const named = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** What an element says by itself: its text, or that of the nearest element around it, or its name. */
export function textOf(target: Element): string {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const own = element.textContent.replace(/\s+/g, ' ').trim();
    const name = named.map((attribute) => element?.getAttribute(attribute) ?? '').find((text) => text !== '');
    // The text of a large part of a page is that of many lines.
    if (own !== '' && own.length <= 200) return own;
    if (name) return name;
    if (own.length > 200) return '';
  }
  return '';
}
