import path from 'node:path'
import { isTest, listSources, type Source } from './list-sources.ts'

/** One file importing another, including types. */
export type Import = { readonly from: string; readonly to: string }

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

const resolve = (file: string, specifier: string): string => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const own = /^@trevo\/([^/]+)\/(.+)$/.exec(specifier)
  return own ? `packages/${own[1]}/src/${own[2]}` : specifier
}

/** The imports of files. */
export const listImportsOf = (sources: readonly Source[]): Import[] =>
  sources.flatMap(({ path: file, text }) =>
    [...text.matchAll(importPattern)].map(([, specifier = '']) => ({
      from: file,
      to: resolve(file, specifier),
    })),
  )

/** The imports of the files whose path matches, without tests. */
export const listImports = (pattern: RegExp): Import[] =>
  listImportsOf(listSources(pattern).filter(({ path: file }) => !isTest(file)))

/** As an arrow, for test output. */
export const showImport = ({ from, to }: Import): string => `${from} → ${to}`

type Visit = { readonly index: number; low: number; isOpen: boolean }

/**
 * Groups of files that reach each other (strongly connected components, by Tarjan), each sorted; a
 * single file is one only if it imports itself.
 */
export const findCircles = (imports: readonly Import[]): string[][] => {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const visits = new Map<string, Visit>()
  const open: string[] = []
  const circles: string[][] = []

  const close = (file: string): void => {
    const circle = open.splice(open.indexOf(file))
    for (const one of circle) visits.get(one)!.isOpen = false
    const isOwn = targets.get(file)?.some(({ to }) => to === file)
    if (circle.length > 1 || isOwn) circles.push(circle.toSorted())
  }
  const visit = (file: string): Visit => {
    const own: Visit = { index: visits.size, low: visits.size, isOpen: true }
    visits.set(file, own)
    open.push(file)
    for (const { to } of targets.get(file) ?? []) {
      if (!targets.has(to)) continue
      const known = visits.get(to)
      if (!known) own.low = Math.min(own.low, visit(to).low)
      else if (known.isOpen) own.low = Math.min(own.low, known.index)
    }
    if (own.low === own.index) close(file)
    return own
  }
  for (const file of targets.keys()) if (!visits.has(file)) visit(file)
  return circles.toSorted((one, other) => one.join().localeCompare(other.join()))
}
