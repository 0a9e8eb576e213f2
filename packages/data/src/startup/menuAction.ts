/** A path of this site: nothing that a browser reads as a host, or ignores. */
const path = String.raw`\/?(?:[^\/\\\s\p{Cc}][^\\\p{Cc}]*)?`;

/** The addresses of menu items by type. `javascript:`, `data:` and addresses without a scheme but with a host have none. */
const actions = {
  route: new RegExp(`^${path}$`, 'u'),
  link: new RegExp(
    String.raw`^(?:https?:\/\/[^\p{Cc}]+|(?:mailto|tel):[^\p{Cc}]+|#[^\p{Cc}]*|${path})$`,
    'iu',
  ),
} as const;
const hasScheme = /^[a-z][a-z\d+.-]*:/i;
const known = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Whether a menu item may have this address (MENU-4). */
export const isMenuAction = ({ type, action }: { type: keyof typeof actions; action: string }) =>
  actions[type].test(action) && (!hasScheme.test(action) || (type === 'link' && known.test(action)));
