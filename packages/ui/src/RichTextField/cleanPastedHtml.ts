/** A list item as Word copies it: a paragraph whose style names its list, with the bullet as text. */
const wordItem = 'p[style*="mso-list:l"]';

/**
 * Prepares pasted HTML for the editor, which keeps only what its formats allow: lists of Word become lists, and pictures
 * that other people cannot load are left out.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll(wordItem)) {
    const bullet = paragraph.querySelector('[style*="mso-list:Ignore"]');
    const isOrdered = /\d|[a-z]\./i.test(bullet?.textContent ?? '');
    bullet?.remove();
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    const tag = isOrdered ? 'OL' : 'UL';
    const before = paragraph.previousElementSibling;
    const list =
      before?.tagName === tag && before.hasAttribute('data-pasted') ? before : document.createElement(tag);
    if (list !== before) {
      list.setAttribute('data-pasted', '');
      paragraph.before(list);
    }
    list.append(item);
    paragraph.remove();
  }
  for (const picture of body.querySelectorAll('img')) if (!picture.src.startsWith('https:')) picture.remove();
  return body.innerHTML;
}
