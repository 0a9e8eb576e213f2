// A Vitest reporter that counts tests for `npm test`, and lists those that passed only on retry, with the error
// of the first attempt.
import { writeFileSync } from 'node:fs';

export default class CountReporter {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: 0, secondAttempts: [] };
    // A file that could not be read fails without a test, and a process that died is an error without a file.
    counts.failed += errors.length;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      const failed = tests.filter((test) => test.result().state === 'failed').length;
      counts.failed += failed || (module.ok() ? 0 : 1);
      counts.passed += tests.filter((test) => test.result().state === 'passed').length;
      for (const test of tests) {
        if (!test.diagnostic()?.flaky) continue;
        const [error] = test.result().errors ?? [];
        const name = `${module.project.name}: ${module.relativeModuleId}: ${test.fullName}`;
        // The first lines say what was expected; the rest of a story's message is the document.
        const reason = error?.message.split('\n').filter(Boolean).slice(0, 3).join(' ').slice(0, 300);
        counts.secondAttempts.push(reason ? `${name}\n  ${reason}` : name);
      }
    }
    writeFileSync(process.env.SEGNO_TEST_COUNTS, JSON.stringify(counts));
  }
}
