import { parseAst, type Plugin } from 'vite';

interface Unused {
  /** Functions that are never called or have nothing to do, with the body that they get. */
  functions?: Readonly<Record<string, string>>;
  /** Conditions of `if`, with the value that they always have. */
  conditions?: Readonly<Record<string, 'true' | 'false'>>;
  /** Beginnings of statements without an effect. */
  statements?: readonly string[];
}

/**
 * What React Router has for actions, fetchers, middleware, view transitions, positions of the scroll, masks and hot
 * replacement of routes. The application uses none of these. They are inside of `createRouter` and `RouterProvider`, where a
 * bundler finds nothing to leave out.
 */
const unusedParts: Readonly<Record<string, Unused>> = {
  'router/router.js': {
    functions: {
      normalizeNavigateOptions: '{ return { path }; }',
      handleAction: '{}',
      getLoadingNavigation:
        "{ return { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction }; }",
      createClientSideRequest:
        '{ return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal }); }',
      fetch: '{}',
      handleFetcherAction: '{}',
      handleFetcherLoader: '{}',
      resetFetcher: '{}',
      getFetcher: '{}',
      queueFetcherForDeletion: '{}',
      deleteFetcher: '{}',
      abortFetcher: '{}',
      markFetchRedirectsDone: '{ return false; }',
      abortStaleFetchLoads: '{ return false; }',
      getUpdatedRevalidatingFetchers: '{}',
      processLoaderData: '{ return processRouteLoaderData(matches, results, pendingActionResult); }',
      runClientMiddlewarePipeline: '{ return handler(); }',
      restoreAppliedTransitions: '{}',
      persistAppliedTransitions: '{}',
      enableScrollRestoration: '{}',
      getSavedScrollPosition: '{ return null; }',
      saveScrollPosition: '{}',
      _internalSetRoutes: '{}',
    },
    conditions: {
      'init.instrumentations': 'false',
      'opts?.instrumentationNavigateMetaReceiver': 'false',
      'opts?.mask': 'false',
      'opts && opts.submission && isMutationMethod(opts.submission.formMethod)': 'false',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location': 'false',
      pendingViewTransitionEnabled: 'false',
      isBrowser: 'false',
      'revalidatingFetchers.length > 0': 'false',
      'future.unstable_routePatternMatching': 'false',
    },
    statements: [
      'fetchLoadMatches.forEach(',
      'revalidatingFetchers.forEach(',
      'state.fetchers.forEach(',
      'fetchersQueuedForDeletion.forEach(',
      'unmountedFetchers.forEach(',
      'mountedFetchers.forEach(',
      'fetchers.forEach(',
    ],
  },
  'components.js': {
    conditions: {
      '!viewTransitionOpts || !isViewTransitionAvailable': 'true',
      'vtContext.isTransitioning && !vtContext.flushSync': 'false',
      'renderDfd && pendingState && router.window': 'false',
      'renderDfd && pendingState && state.location.key === pendingState.location.key': 'false',
      '!vtContext.isTransitioning && interruption': 'false',
    },
    statements: ['newState.fetchers.forEach(', 'deletedFetchers.forEach(', 'warnOnce('],
  },
};

interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type?: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  body?: Node;
  test?: Node;
}

/** The code without its unused parts. Throws when it does not have one of them, as after an update. */
export function removeUnused(
  code: string,
  { functions = {}, conditions = {}, statements = [] }: Unused,
): string {
  const edits: Edit[] = [];
  const missing = new Set([...Object.keys(functions), ...Object.keys(conditions), ...statements]);
  const edit = (name: string, { start, end }: Node, text: string) => {
    missing.delete(name);
    edits.push({ start, end, text });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'FunctionDeclaration' && node.id && node.body) {
      const text = functions[node.id.name];
      if (text !== undefined) return edit(node.id.name, node.body, text);
    }
    if (node.type === 'ExpressionStatement') {
      const name = statements.find((beginning) => code.startsWith(beginning, node.start));
      if (name !== undefined) return edit(name, node, ';');
    }
    if (node.type === 'IfStatement' && node.test) {
      const name = code.slice(node.test.start, node.test.end);
      if (Object.hasOwn(conditions, name)) edit(name, node.test, conditions[name] ?? 'false');
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code));
  if (missing.size > 0) throw new Error(`The code has no ${[...missing].join(', no ')}.`);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

/** Leaves out what the application does not use of React Router. The build fails when an update has other parts. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'segno:without-unused-parts',
  transform(code, id) {
    const [, file = ''] = /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id) ?? [];
    const unused = unusedParts[file];
    return unused ? { code: removeUnused(code, unused), map: null } : null;
  },
});
