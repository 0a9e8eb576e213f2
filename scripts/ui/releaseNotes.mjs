// Arranges the changelog of a release as a reader needs it: first what has to be changed in an application, then what
// is new, then what is mended. Changesets are written one by one, and `changeset version` lists them by file name.

const heading = /^## /m;

/** The entries of a section of changesets: each begins with "- " and may have more paragraphs and code. */
const entriesOf = (section) =>
  section
    .split(/^(?=- )/m)
    .filter((text) => text.startsWith('- '))
    .map((text) => text.trimEnd().replace(/^- [\da-f]{7,40}: /, '- '));

/** An entry with code or words of before and after asks for a change. */
const isBreaking = (entry) =>
  /\/\/ (?:before|after|now)\b|\b[Bb]efore(?:,|:| it )|no longer (?:exports|has)\b/.test(entry);

/** Changes of a single icon are one line together. */
function joinShort(entries) {
  const isShort = (entry) => !entry.includes('\n') && entry.length <= 90;
  const short = entries.filter(isShort);
  if (short.length < 2) return entries;
  const joined = `- ${short.map((entry) => entry.slice(2)).join(' ')}`;
  return [...entries.filter((entry) => !isShort(entry)), joined];
}

/** The changelog with its latest release arranged. */
export function arrangeLatest(changelog) {
  const start = changelog.search(heading);
  if (start === -1) return changelog;
  const next = changelog.slice(start + 3).search(heading);
  const end = next === -1 ? changelog.length : start + 3 + next;
  const release = changelog.slice(start, end);
  const title = release.split('\n', 1)[0];
  const sections = new Map(
    release
      .split(/^### /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0], entriesOf(section)]),
  );
  const all = [...sections.values()].flat();
  const breaking = all.filter(isBreaking);
  const added = [...(sections.get('Major Changes') ?? []), ...(sections.get('Minor Changes') ?? [])];
  const mended = sections.get('Patch Changes') ?? [];
  const parts = [
    ['Change in your application', breaking],
    ['New', joinShort(added.filter((entry) => !isBreaking(entry)))],
    ['Mended', joinShort(mended.filter((entry) => !isBreaking(entry)))],
  ]
    .filter(([, entries]) => entries.length > 0)
    .map(([name, entries]) => `### ${name}\n\n${entries.join('\n\n')}\n`);
  if (parts.length === 0) return changelog;
  const rest = changelog.slice(end);
  return `${changelog.slice(0, start)}${title}\n\n${parts.join('\n')}${rest === '' ? '' : `\n${rest}`}`;
}
