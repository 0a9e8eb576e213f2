import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/**
 * The longest row of a file, in letters. A batch of such rows fits into memory, and a file without an end of its first row
 * is refused before it fills it.
 */
export const longestRow = 100_000;

/** The error about a row that is too long. */
export const tooLong = (row: string, hint = '') => new Error(`${row} is longer than 100,000 letters.${hint}`);

async function* readText(path: string): AsyncGenerator<string> {
  // Other encodings are an error, not a text with wrong letters.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of createReadStream(path) as AsyncIterable<Uint8Array>)
    yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

const notAList = () => new Error('It is not a complete list.');

function parseRow(text: string, row: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${row} is not valid JSON.`);
  }
}

/** The records of a spreadsheet: UTF-8, commas, the names of the columns in the first line. */
export async function* readCsvRows(path: string): AsyncGenerator<Record<string, string>> {
  const parser = parse({
    bom: true,
    columns: true,
    skip_empty_lines: true,
    relax_column_count: false,
    max_record_size: longestRow,
  });
  // An error of the file ends the parser too.
  pipeline(Readable.from(readText(path)), parser, () => {});
  try {
    yield* parser as AsyncIterable<Record<string, string>>;
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_MAX_RECORD_SIZE') throw error;
    throw tooLong(`The row at line ${String(error.lines)}`, ' A quotation mark may be missing.');
  }
}

/** The values of a file with one JSON object in each line. */
export async function* readLineRows(path: string): AsyncGenerator<unknown> {
  let place = 1;
  let line = '';
  for await (const part of readText(path)) {
    const [first = '', ...others] = part.split('\n');
    line += first;
    for (const next of others) {
      if (line.length > longestRow) break;
      if (line.trim() !== '') yield parseRow(line, `Line ${place}`);
      place += 1;
      line = next;
    }
    if (line.length > longestRow) throw tooLong(`Line ${place}`);
  }
  if (line.trim() !== '') yield parseRow(line, `Line ${place}`);
}

/** The texts of the elements of a JSON list, without checking them. */
async function* splitList(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let element = '';
  let count = 0;
  for await (const part of parts) {
    let start = 0;
    for (let index = 0; index < part.length; index += 1) {
      const letter = part[index];
      if (isEscaped) isEscaped = false;
      else if (isText) {
        if (letter === '"') isText = false;
        else if (letter === '\\') isEscaped = true;
      } else if (letter === '"') isText = true;
      else if (letter === '[' || letter === '{') {
        depth += 1;
        if (depth > 1) continue;
        if (letter !== '[' || count > 0 || (element + part.slice(start, index)).trim() !== '')
          throw notAList();
        start = index + 1;
      } else if (depth === 1 && (letter === ',' || letter === ']')) {
        element += part.slice(start, index);
        start = index + 1;
        if (letter === ']') depth = 0;
        // An empty list has no element.
        if (letter === ',' || count > 0 || element.trim() !== '') yield element;
        count += 1;
        element = '';
      } else if (letter === ']' || letter === '}') depth -= 1;
    }
    element += part.slice(start);
    if (element.length > longestRow) throw tooLong(`Row ${count + 1}`);
  }
  if (depth > 0 || count === 0 || element.trim() !== '') throw notAList();
}

/** The elements of a file with one JSON list, one after the other: the list can be larger than the memory. */
export async function* readListRows(path: string): AsyncGenerator<unknown> {
  let place = 0;
  for await (const element of splitList(readText(path))) {
    place += 1;
    if (element.length > longestRow) throw tooLong(`Row ${place}`);
    yield parseRow(element, `Row ${place}`);
  }
}
