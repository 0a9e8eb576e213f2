// A Vitest reporter that counts tests for `npm test`, and lists those that passed only on retry.
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
        counts.secondAttempts.push(`${module.project.name}: ${module.relativeModuleId}: ${test.fullName}`);
      }
    }
    writeFileSync(process.env.SEGNO_TEST_COUNTS, JSON.stringify(counts));
  }
}
