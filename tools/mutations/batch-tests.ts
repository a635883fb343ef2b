import { dirname } from 'node:path/posix'
import type { Import } from '../import-graph.ts'

/** A test file, and the project of Vitest that runs it. */
export type TestFile = { readonly path: string; readonly project: string }

/** The package, server module or part of the site that a file belongs to. */
const moduleOf = (path: string): string =>
  /^(apps\/server\/src\/modules\/[^/]+|packages\/[^/]+|apps\/site\/src\/[^/]+\/[^/]+)\//.exec(
    path,
  )?.[1] ?? path

/** From the cheapest to the one that needs a database. */
const projects = ['unit', 'page', 'db']

/** A worker takes a second or two to start; with more files, a failing one is noticed late. */
const filesMax = 24

/** A file that no known import reaches comes last: it is read by its name. */
const stepsMax = 90

/** How many imports lead from each file to `path`: 1 for those that import it directly. */
export const countSteps = (
  path: string,
  imports: readonly Import[],
): ReadonlyMap<string, number> => {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const steps = new Map([[path, 0]])
  // A map is iterated in insertion order, even while it grows.
  for (const [file, count] of steps) {
    for (const { from } of importers.get(file) ?? []) {
      if (!steps.has(from)) steps.set(from, count + 1)
    }
  }
  return steps
}

/**
 * The order in which tests find a fault in a file soonest: those with the fewest imports in between,
 * its folder and module before others, at the same distance rules before pages and pages before
 * databases. A batch has files of one project only.
 */
export const batchTests = <Test extends TestFile>(
  path: string,
  tests: readonly Test[],
  imports: readonly Import[],
): readonly (readonly Test[])[] => {
  const steps = countSteps(path, imports)
  const elsewhere = (test: Test): number => {
    if (dirname(test.path) === dirname(path)) return 0
    return test.path.startsWith(`${moduleOf(path)}/`) ? 1 : 3
  }
  const groupOf = (test: Test): number =>
    ((steps.get(test.path) ?? stepsMax) + elsewhere(test)) * projects.length +
    projects.indexOf(test.project)
  return [...Map.groupBy(tests, groupOf)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, group]) =>
      Array.from({ length: Math.ceil(group.length / filesMax) }, (_, at) =>
        group.slice(at * filesMax, (at + 1) * filesMax),
      ),
    )
}
