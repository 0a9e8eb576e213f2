const links = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Whether a text begins with a link, or could once more of it has come. */
const mayBeLink = (text: string) => text.startsWith('<link') || '<link'.startsWith(text);

/**
 * Takes out the links that React puts before its markup, one for each picture that is to load at once. Browsers find
 * these pictures as soon in the page itself, and paint it sooner without the links (docs/performance.md).
 */
export function withoutPictureLinks(): TransformStream<string, string> {
  let held: string | null = '';
  return new TransformStream({
    transform(part, controller) {
      if (held === null) return controller.enqueue(part);
      const rest: string = (held + part).replace(links, '');
      if (mayBeLink(rest)) held = rest;
      else {
        held = null;
        controller.enqueue(rest);
      }
    },
    flush: (controller) => controller.enqueue(held ?? ''),
  });
}
