import type { ImportGraph } from '../tests/importGraph.ts';

const source = 'packages/ui/src/';
const index = `${source}index.ts`;

/** Preloads code, so it imports inner files of components. */
const preload = `${source}PartBoundary/preloadOverlays.ts`;

/** Files that lists and globs collect from every component folder. */
const collected = /(?:\.docs\.ts|\.stories\.tsx|\/messages\.ts)$/;

/** The component folder that a file is in. Other folders of the package are in lower case. */
const componentOf = (file: string) =>
  file.startsWith(source) ? /^([A-Z]\w*)\//.exec(file.slice(source.length))?.[1] : undefined;

/**
 * Imports that reach into a component folder from outside. A component `Name` offers `Name.tsx`, its recipe
 * `Name.css.ts`, and the files of its folder that `index.ts` exports.
 */
export function importsOfInnerFiles(graph: ImportGraph): { file: string; importer: string }[] {
  const offered = graph.get(index) ?? new Set();
  const isInner = (file: string, importer: string) => {
    const component = componentOf(file);
    const path = `${source}${component}/${component}`;
    return (
      component !== undefined &&
      component !== componentOf(importer) &&
      !offered.has(file) &&
      !collected.test(file) &&
      file !== `${path}.tsx` &&
      file !== `${path}.css.ts`
    );
  };
  return [...graph]
    .filter(([importer]) => importer !== index && importer !== preload)
    .flatMap(([importer, targets]) =>
      [...targets].filter((file) => isInner(file, importer)).map((file) => ({ file, importer })),
    );
}
