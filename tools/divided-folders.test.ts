import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { dividedFolders } from './divided-folders.ts'
import { findCircles, listImports, listImportsOf, showImport as show } from './import-graph.ts'
import { isTest, listSources } from './list-sources.ts'

const imports = listImports(/^(apps|packages)\/.*\.tsx?$/)
const files = listSources(/^(apps|packages)\/.*\.tsx?$/).filter(({ path: file }) => !isTest(file))

const importsOfTests = listImportsOf(
  listSources(/^(apps|packages)\/.*\.test\.tsx?$/).filter(
    ({ path: file }) => !/\/testing\//.test(file),
  ),
)

const withoutEnd = (file: string): string => file.replace(/\.tsx?$/, '')

describe.each(Object.entries(dividedFolders))(
  'the divided folder %s',
  (folder, { parts, usedByAll = [], layers = [], beside = [] }) => {
    const isWithin = (file: string): boolean => file.startsWith(`${folder}/`)
    const fromFolder = (file: string): string => file.slice(folder.length + 1)
    const within = imports
      .filter(({ from, to }) => isWithin(from) && isWithin(to))
      .map(({ from, to }) => ({ from: fromFolder(from), to: fromFolder(to) }))

    /** The longest listed folder that contains a file; undefined for the files next to the parts. */
    const partOf = (file: string): string | undefined => {
      const names = file.split('/').slice(0, -1)
      const folders = names.map((_, at) => names.slice(0, names.length - at).join('/'))
      return folders.find((name) => name in parts)
    }
    /** The layer of a file in its part; -1 if its place is not a layer. */
    const layerOf = (file: string): number => {
      const [first = ''] = file.slice((partOf(file) ?? '').length + 1).split('/')
      const layer = first.startsWith('create-') ? 'use cases' : withoutEnd(first)
      return layers.indexOf(layer)
    }
    const isUsedByAll = (from: string, file: string): boolean =>
      usedByAll.includes(withoutEnd(path.basename(file))) &&
      `${folder}/${from}`.startsWith(`${path.dirname(`${folder}/${file}`)}/`)

    it('has parts that use only the parts that the graph lists for them', () => {
      const wrong = within.filter(({ from, to }) => {
        const [caller, called] = [partOf(from), partOf(to)]
        if (caller === undefined || caller === called) return false
        return called === undefined ? !isUsedByAll(from, to) : !parts[caller]?.includes(called)
      })
      expect(wrong.map(show)).toEqual([])
    })

    it('lists its parts, all of them', () => {
      const seen = files
        .filter(({ path: file }) => isWithin(file))
        .map(({ path: file }) => fromFolder(file))
      const unlisted = seen.filter((file) => {
        const [first = '', ...rest] = file.split('/')
        if (rest.length === 0 || beside.includes(first) || partOf(file)) return false
        // Next to the parts of a group: `cards/tables.ts`.
        return !isUsedByAll(`${path.dirname(file)}/`, file)
      })
      expect(unlisted).toEqual([])
      const used = new Set(seen.map((file) => partOf(file)))
      expect(Object.keys(parts).filter((part) => !used.has(part))).toEqual([])
    })

    it('passes no part, as a type, something that comes from a part that it may not use', () => {
      const handed = files
        .filter(
          ({ path: file }) =>
            partOf(fromFolder(file)) === undefined && path.basename(file) === 'dependencies.ts',
        )
        .flatMap(({ path: file, text }) =>
          [...text.matchAll(/^import type \{ (\w+) \} from '\.\/(.+)'/gm)].flatMap(
            ([, type = '', to = '']) => {
              const maker = partOf(path.join(path.dirname(fromFolder(file)), to))
              const [, name] = new RegExp(`readonly (\\w+): ${type}\\b`).exec(text) ?? []
              return isWithin(file) && maker && name ? [{ name, maker }] : []
            },
          ),
        )
      const wrong = files
        .filter(({ path: file, text }) => isWithin(file) && text.includes("/dependencies.ts'"))
        .flatMap(({ path: file, text }) => {
          const part = partOf(fromFolder(file))
          return handed
            .filter(({ maker }) => part && part !== maker && !parts[part]?.includes(maker))
            .filter(({ name }) => new RegExp(`[{,.'|] ?${name}[ ,.'|]`).test(text))
            .map(({ name, maker }) => `${fromFolder(file)} uses ${name} of ${maker}`)
        })
      expect(wrong).toEqual([])
    })

    it('has files that use their own layer and those below', () => {
      const wrong = within.filter(
        ({ from, to }) => partOf(from) && layerOf(from) >= 0 && layerOf(from) < layerOf(to),
      )
      expect(wrong.map(show)).toEqual([])
    })

    it('has no circle of parts', () => {
      // For two nested parts: an adapter and its port, a part and what assembles it.
      const areNested = (one: string, other: string): boolean =>
        one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
      const between = Object.entries(parts).flatMap(([from, called]) =>
        called.map((to) => ({ from, to })),
      )
      expect(findCircles(between.filter(({ from, to }) => !areNested(from, to)))).toEqual([])
    })

    it('has no test next to the parts that only tests one of them', () => {
      const tried = importsOfTests
        .filter(({ from, to }) => isWithin(from) && isWithin(to) && !isTest(to))
        .map(({ from, to }) => ({ test: fromFolder(from), part: partOf(fromFolder(to)) }))
        .filter(({ test }) => partOf(test) === undefined)
      const wrong = [...Map.groupBy(tried, ({ test }) => test)].filter(([, imported]) => {
        const [first, ...others] = new Set(imported.map(({ part }) => part))
        return first !== undefined && others.length === 0
      })
      expect(wrong.map(([test]) => test)).toEqual([])
    })

    it('imports only types into the files that every part may use', () => {
      const wrong = files.filter(
        ({ path: file, text }) =>
          isWithin(file) &&
          partOf(fromFolder(file)) === undefined &&
          usedByAll.includes(withoutEnd(path.basename(file))) &&
          /^(import|export) (?!type )[^'\n]*from '\./m.test(text),
      )
      expect(wrong.map(({ path: file }) => file)).toEqual([])
    })
  },
)
