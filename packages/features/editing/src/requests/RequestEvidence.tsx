import type { BackstageRequest } from '@segno/data';
import { FormattedBytes, Inline, Link, Stack } from '@segno/ui';

/** The addresses that support a request, as its author and its reviewer see them. */
export function RequestLinks({ links }: Pick<BackstageRequest, 'links'>) {
  return (
    <Stack space="2xs">
      {links.map((link) => (
        <Link key={link} href={link} rel="noreferrer nofollow" target="_blank">
          {link}
        </Link>
      ))}
    </Stack>
  );
}

/** The files that support a request. */
export function RequestFiles({ files }: Pick<BackstageRequest, 'files'>) {
  return (
    <Stack space="2xs">
      {files.map(({ id, name, url, file_size }) => (
        <Inline key={id} space="sm" wrap>
          <Link href={url} target="_blank" rel="noreferrer">
            {name}
          </Link>
          <FormattedBytes value={file_size} />
        </Inline>
      ))}
    </Stack>
  );
}
