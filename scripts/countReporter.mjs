// A Vitest reporter that counts tests for `npm test`, and lists those that failed or passed only on retry, with the
// error of the first attempt.
import { writeFileSync } from 'node:fs';

/** The first lines of an error say what was expected; the rest of a story's message is the document. */
const reasonOf = (error) =>
  error?.message.split('\n').filter(Boolean).slice(0, 3).join(' ').slice(0, 300) ?? '';

/** A name of the summary, with the reason on a line of its own. */
const withReason = (name, reason) => (reason ? `${name}\n  ${reason}` : name);

export default class CountReporter {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: 0, failures: [], repeated: [] };
    // A file that could not be read fails without a test, and a process that died is an error without a file.
    counts.failed += errors.length;
    counts.failures.push(...errors.map((error) => withReason('An error outside the tests', reasonOf(error))));
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      const file = `${module.project.name}: ${module.relativeModuleId}`;
      const line = (test) => withReason(`${file}: ${test.fullName}`, reasonOf(test.result().errors?.[0]));
      const failed = tests.filter((test) => test.result().state === 'failed');
      counts.failed += failed.length || (module.ok() ? 0 : 1);
      counts.failures.push(...failed.map(line));
      if (failed.length === 0 && !module.ok())
        counts.failures.push(withReason(file, reasonOf(module.errors()[0])));
      counts.passed += tests.filter((test) => test.result().state === 'passed').length;
      counts.repeated.push(...tests.filter((test) => test.diagnostic()?.flaky).map(line));
    }
    writeFileSync(process.env.SEGNO_TEST_COUNTS, JSON.stringify(counts));
  }
}
