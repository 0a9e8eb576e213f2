// The pictures of `npm run visual`: kept, compared with the last ones, and counted.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { print } from '../terminal.mjs';

const folder = '.visual';
/** Tolerated share of different pixels, per thousand. Text rendering varies between machines. */
const tolerance = 0.5;

/** The screens on which pictures are taken, in CSS pixels. */
export const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Compares a screenshot with the baseline. Resolves `new`, `same` or `changed`. */
function compare(name, shot, isUpdate) {
  const baseline = join(folder, 'baseline', name);
  if (isUpdate || !existsSync(baseline)) {
    writeFileSync(baseline, shot);
    return 'new';
  }
  const before = PNG.sync.read(readFileSync(baseline));
  const after = PNG.sync.read(shot);
  const { width, height } = before;
  const isSameSize = width === after.width && height === after.height;
  const marks = new PNG({ width, height });
  const differing = isSameSize
    ? pixelmatch(before.data, after.data, marks.data, width, height, { threshold: 0.15 })
    : Infinity;
  if (differing <= (width * height * tolerance) / 1000) return 'same';
  writeFileSync(join(folder, 'changed', name), shot);
  if (isSameSize) writeFileSync(join(folder, 'changed', `marked ${name}`), PNG.sync.write(marks));
  return 'changed';
}

/** The pictures of one run. */
export class Pictures {
  #isUpdate;
  #counts = { new: 0, same: 0, changed: 0 };
  #changed = [];
  #failed = [];

  constructor({ isUpdate }) {
    this.#isUpdate = isUpdate;
    rmSync(join(folder, 'changed'), { recursive: true, force: true });
    for (const name of ['baseline', 'changed']) mkdirSync(join(folder, name), { recursive: true });
  }

  /** Compares a picture with the last one of its name. */
  add(name, shot) {
    const outcome = compare(name, shot, this.#isUpdate);
    this.#counts[outcome] += 1;
    if (outcome === 'changed') this.#changed.push(name);
    const done = this.#counts.new + this.#counts.same + this.#counts.changed;
    if (done % 100 === 0) print(`${done} pictures …`);
  }

  fail(name, failure) {
    this.#failed.push(`${name}: ${failure}`);
  }

  /** Prints what changed and what failed. Returns whether nothing did. */
  report() {
    for (const name of this.#changed.toSorted((a, b) => a.localeCompare(b))) print(`changed: ${name}`);
    for (const line of this.#failed.toSorted((a, b) => a.localeCompare(b))) print(`failed: ${line}`);
    const { same, changed, new: added } = this.#counts;
    print(`${same} as before, ${changed} changed, ${added} new. They lie in ${folder}.`);
    return changed === 0 && this.#failed.length === 0;
  }
}
