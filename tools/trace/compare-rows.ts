import { readIds, readTitles } from './read-titles.ts'

export const areaOf = (id: string): string => id.split('-')[0] ?? ''

export type TestFile = { readonly path: string; readonly text: string }

export type Comparison = {
  /** Rows that a title names. */
  readonly named: ReadonlySet<string>
  /** Ids of an area of ours that no page contains, each with its file. */
  readonly unknown: readonly string[]
}

/** Run by `npm run test:all` only: no row may rely on it. */
const isLong = (path: string): boolean => /\.long\.(test|spec)\.tsx?$/.test(path)

/** Which of `rows` are named by the titles of the tests of `npm test`. */
export const compareRows = (rows: readonly string[], files: readonly TestFile[]): Comparison => {
  const known = new Set(rows)
  const areas = new Set(rows.map(areaOf))
  const named = new Set<string>()
  const unknown: string[] = []
  for (const { path, text } of files) {
    for (const id of readTitles(text).flatMap(readIds)) {
      if (known.has(id)) {
        if (!isLong(path)) named.add(id)
      } else if (areas.has(areaOf(id))) unknown.push(`${id} in ${path}`)
    }
  }
  return { named, unknown: [...new Set(unknown)] }
}

/**
 * What prevents a change from landing: a row that lost its test, a title that names no row, a row that
 * got its test and is still listed as open, an open row that no page contains.
 */
export const findFaults = (
  rows: readonly string[],
  openRows: readonly string[],
  { named, unknown }: Comparison,
): string[] => {
  const open = new Set(openRows)
  return [
    ...rows
      .filter((id) => !named.has(id) && !open.has(id))
      .map((id) => `${id} is named by no test`),
    ...openRows
      .filter((id) => named.has(id))
      .map((id) => `${id} is named by a test: take it out of open-rows.txt`),
    ...openRows.filter((id) => !rows.includes(id)).map((id) => `${id} of open-rows.txt is no row`),
    ...unknown.map((id) => `a title names ${id}, which is no row`),
  ]
}

/** Whether `id` belongs to a part such as `LANG`, `CALL-7` or `CALL-1..28`. */
export const isWithin = (part: string, id: string): boolean =>
  part.includes('-') ? readIds(part).includes(id) : areaOf(id) === part
