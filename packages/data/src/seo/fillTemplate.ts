/** Replaces the words in braces of a template. One without a value leaves nothing, and no separator at an end. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string =>
  template
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s|·–-]+|[\s|·–-]+$/g, '');
