/** The reason why a file was rejected. */
export interface RefusedFile {
  file: File;
  reason: 'type' | 'size' | 'count';
}

export interface FileRules {
  acceptedFileTypes?: readonly string[] | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
  allowsMultiple?: boolean | undefined;
}

/** Whether a file is of one of the types, which are written as in `accept`: `image/*`, `audio/flac`, `.flac`. */
export function isOfType({ name, type }: Pick<File, 'name' | 'type'>, types: readonly string[]): boolean {
  return types.some((wanted) => {
    const rule = wanted.trim().toLowerCase();
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
    if (rule.endsWith('/*')) return type.toLowerCase().startsWith(rule.slice(0, -1));
    return type.toLowerCase() === rule;
  });
}

/** Splits files into accepted and rejected ones. Without `allowsMultiple` only the first valid file is accepted. */
export function checkFiles(
  files: readonly File[],
  { acceptedFileTypes, maxSize, allowsMultiple }: FileRules,
) {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (acceptedFileTypes?.length && !isOfType(file, acceptedFileTypes))
      refused.push({ file, reason: 'type' });
    else if (maxSize !== undefined && file.size > maxSize) refused.push({ file, reason: 'size' });
    else if (!allowsMultiple && accepted.length > 0) refused.push({ file, reason: 'count' });
    else accepted.push(file);
  }
  return { accepted, refused };
}
