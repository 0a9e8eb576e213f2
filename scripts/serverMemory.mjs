/**
 * The environment of a process of the server, for less memory (docs/performance.md). Both apply from the start of a
 * process: V8 keeps a young generation of up to three times this size instead of three times 32 MB, and the C library
 * two heaps instead of eight for each core. What the operator has set is kept.
 */
export function withLessMemory(env) {
  return {
    ...env,
    NODE_OPTIONS: ['--max-semi-space-size=8', env.NODE_OPTIONS].filter(Boolean).join(' '),
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
  };
}
