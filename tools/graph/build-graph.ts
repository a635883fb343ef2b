import { findCircles } from './find-circles.ts'
import type { Code } from './read-code.ts'

export type Arrow = { readonly from: string; readonly to: string; readonly count: number }
type Floor = { readonly name: string; readonly rows: readonly (readonly string[])[] }
export type Graph = {
  /** Folders, each with its number of files. */
  readonly files: ReadonlyMap<string, number>
  readonly arrows: readonly Arrow[]
  /** From the bottom up; a row's folders import from the rows below it, except along a circle. */
  readonly floors: readonly Floor[]
  readonly folderCircles: readonly (readonly string[])[]
  readonly fileCircles: readonly (readonly string[])[]
}

const topOf = (folder: string): string => folder.split('/')[0] ?? folder

/** `core/api` for `core/api/call.ts` and all below, `core` for `core/boot.ts`, `(src)` for `main.ts`. */
const folderOf = (file: string): string => {
  const parts = file.split('/')
  if (parts.length === 1) return '(src)'
  return parts.length === 2 ? (parts[0] ?? '') : parts.slice(0, 2).join('/')
}

const countArrows = (code: readonly Code[]): Arrow[] => {
  const counts = new Map<string, Arrow>()
  for (const { path: file, imports } of code) {
    for (const target of imports) {
      const [from, to] = [folderOf(file), folderOf(target)]
      const count = (counts.get(`${from} ${to}`)?.count ?? 0) + 1
      if (from !== to) counts.set(`${from} ${to}`, { from, to, count })
    }
  }
  return [...counts.values()].toSorted((one, other) =>
    `${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1,
  )
}

/** How many rows are below a folder: those in a circle share a row. */
const rowsOf = (
  names: readonly string[],
  arrows: readonly Arrow[],
  circles: readonly (readonly string[])[],
): string[][] => {
  const circleOf = (name: string) => circles.find((circle) => circle.includes(name)) ?? [name]
  const heights = new Map<string, number>()
  const heightOf = (name: string): number => {
    const known = heights.get(name)
    if (known !== undefined) return known
    const around = circleOf(name)
    const below = arrows.filter(
      ({ from, to }) => around.includes(from) && names.includes(to) && !around.includes(to),
    )
    const height = Math.max(0, ...below.map(({ to }) => heightOf(to) + 1))
    for (const one of around) heights.set(one, height)
    return height
  }
  const rows: string[][] = []
  for (const name of names.toSorted()) (rows[heightOf(name)] ??= []).push(name)
  return rows.filter(Boolean)
}

/**
 * The folders of a tree with their arrows. `floors` names the top-level folders from the bottom up; if
 * a tree has others, all of its folders are on one floor.
 */
export const buildGraph = (code: readonly Code[], floors: readonly string[]): Graph => {
  const files = new Map<string, number>()
  for (const { path: file } of code) {
    files.set(folderOf(file), (files.get(folderOf(file)) ?? 0) + 1)
  }
  const arrows = countArrows(code)
  const names = [...files.keys()].toSorted()
  const targets = Map.groupBy(arrows, ({ from }) => from)
  const folderCircles = findCircles(
    new Map(names.map((name) => [name, (targets.get(name) ?? []).map(({ to }) => to)])),
  )
  const hasFloors = names.every((name) => floors.includes(topOf(name)))
  const floorNames = hasFloors ? floors : ['all']
  return {
    files,
    arrows,
    folderCircles,
    fileCircles: findCircles(new Map(code.map((one) => [one.path, one.imports]))),
    floors: floorNames
      .map((name) => {
        const own = names.filter((folder) => !hasFloors || topOf(folder) === name)
        return { name, rows: rowsOf(own, arrows, folderCircles) }
      })
      .filter(({ rows }) => rows.length > 0),
  }
}
