import { isTest } from '../list-sources.ts'
import { findCircles } from './find-circles.ts'
import type { Code } from './read-code.ts'

const functionLinesMax = 70
const listed = 10

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0

const areas: readonly (readonly [name: string, fits: (path: string) => boolean])[] = [
  ['server', (path) => path.startsWith('apps/server/')],
  ['site', (path) => path.startsWith('apps/site/')],
  ['other apps', (path) => /^apps\/(?!server\/|site\/)/.test(path)],
  ['packages', (path) => path.startsWith('packages/')],
  ['bench, scripts, tools', (path) => /^(bench|scripts|tools)\//.test(path)],
]

const rowOf = (name: string, code: readonly Code[]): string => {
  const lines = code.map((one) => one.lines)
  const functions = code.flatMap((one) => one.functions.map((each) => each.lines))
  const long = functions.filter((each) => each > functionLinesMax).length
  const cells = [lines.length, quantile(lines, 0.5), quantile(lines, 0.95), Math.max(0, ...lines)]
  const more = [functions.length, quantile(functions, 0.5), quantile(functions, 0.95)]
  return `| ${[name, ...cells, ...more, Math.max(0, ...functions), long].join(' | ')} |`
}

const longestFirst = <Item extends { lines: number; path: string }>(items: Item[]): Item[] =>
  items.toSorted((one, other) => other.lines - one.lines || (one.path < other.path ? -1 : 1))

/** The lengths of files and functions as a Markdown page. `generated` are files written by a program. */
export const writeLengths = (all: readonly Code[], generated: ReadonlySet<string>): string => {
  const written = all.filter(({ path }) => !generated.has(path))
  const code = written.filter(({ path }) => !isTest(path))
  const tests = written.filter(({ path }) => isTest(path))
  const circles = findCircles(new Map(code.map(({ path, imports }) => [path, imports])))
  const functions = code.flatMap(({ path, functions: own }) => own.map((one) => ({ path, ...one })))
  const long = longestFirst(functions.filter(({ lines }) => lines > functionLinesMax))
  return `# Lengths of files and functions

Made by \`npm run graph\`: lines of TypeScript, comments and blank lines included; files that a program
writes are left out. A function counts with everything inside it.

| Area | files | median | 95 % | longest | functions | median | 95 % | longest | over ${functionLinesMax} |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
${areas
  .map(([name, fits]) =>
    rowOf(
      name,
      code.filter(({ path }) => fits(path)),
    ),
  )
  .join('\n')}
${rowOf('**all of it**', code)}
${rowOf('tests and journeys', tests)}

## The ${listed} longest files

| File | Lines |
| --- | --: |
${longestFirst([...code])
  .slice(0, listed)
  .map(({ path, lines }) => `| \`${path}\` | ${lines} |`)
  .join('\n')}

## Circles of files that import each other: ${circles.length}
${circles.map((circle) => `\n- ${circle.map((path) => `\`${path}\``).join(', ')}`).join('')}

## Functions of more than ${functionLinesMax} lines: ${long.length}
${
  long.length === 0
    ? ''
    : `
| Function | File | Lines |
| --- | --- | --: |
${long.map(({ name, path, line, lines }) => `| \`${name}\` | \`${path}:${line}\` | ${lines} |`).join('\n')}
`
}`
}
