// Checks citations of the numbers in docs/requirements. `node scripts/requirements.mjs` lists each
// requirement with the tests that cite it; with `--check` it fails on a citation of a number that does not exist.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { explain, print } from './terminal.mjs';

const page = 'docs/requirements';
const sources = /\.(ts|tsx|mjs|js|md|mdx|sql)$/;
/** Tests, and the scripts that check budgets. */
const tests = /\.(test|stories|spec)\.(ts|tsx|mjs|js)$|^scripts\/(budgets|bench-[a-z]+)\.mjs$/;
/** Names of documents that are not in the repository, which a reader cannot look up. */
const elsewhere = /§[12](\.\d)?[ :]|\bspecification [12]\b|\b(DESIGN|STACK|HOUSE-STYLE|LOOK|DOMAIN)\.md\b/i;

/** The numbers that the pages define, in its order; throws where one is defined twice. */
export function definedNumbers(text) {
  const numbers = [...text.matchAll(/^- \*\*([A-Z][A-Z\d]*-\d+)\*\* /gm)].map(([, number]) => number);
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new Error(`${page} defines ${twice} twice: give the second one the next free number.`);
  return numbers;
}

/** Everything that is written as a requirement number, in areas that the page does not have too. */
const citation = /\b(?!(?:UTF|SHA|ISO|WCAG|CVE)-)[A-Z][A-Z\d]{2,}-\d+\b/g;

/** The invalid citations of one file, one sentence each. */
export function faultsOf(file, text, defined) {
  return text.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    const unknown = (line.match(citation) ?? []).filter((number) => !defined.includes(number));
    return [
      ...unknown.map(
        (number) =>
          `${place} cites ${number}, which ${page} does not have: cite a number that it has, or add the rule there.`,
      ),
      ...(elsewhere.test(line)
        ? [`${place} cites a document outside the repository: cite a number of ${page} instead.`]
        : []),
    ];
  });
}

/** Reads the page and all source files of the git repository. */
function readCitations() {
  const pages = globSync(`${page}/*.md`).toSorted();
  const defined = definedNumbers(pages.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const testsOf = new Map(defined.map((number) => [number, []]));
  const faults = [];
  for (const file of listed) {
    if (!sources.test(file) || pages.includes(file) || file.startsWith('scripts/requirements.')) continue;
    const text = readFileSync(file, 'utf8');
    faults.push(...faultsOf(file, text, defined));
    if (!tests.test(file)) continue;
    for (const number of defined) {
      if (new RegExp(String.raw`\b${number}\b`).test(text)) testsOf.get(number).push(file);
    }
  }
  return { faults, testsOf };
}

if (process.argv[1]?.endsWith('requirements.mjs')) {
  try {
    const { faults, testsOf } = readCitations();
    if (process.argv.includes('--check')) {
      for (const fault of faults) console.log(fault);
      process.exitCode = faults.length > 0 ? 1 : 0;
    } else {
      for (const [number, files] of testsOf) print(`${number.padEnd(11)} ${files.join(', ') || 'no test'}`);
      const untested = [...testsOf.values()].filter((files) => files.length === 0).length;
      print(`\n${testsOf.size} requirements, ${untested} without a test`);
    }
  } catch (error) {
    print(explain(error));
    process.exitCode = 1;
  }
}
