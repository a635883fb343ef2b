import { describe, expect, it } from 'vitest'
import { dividedFolders } from './divided-folders.ts'
import { findCircles, listImports, showImport as show } from './import-graph.ts'

const imports = listImports(/^(apps|packages)\/.*\.tsx?$/)

describe.each(Object.entries(dividedFolders))('the divided folder %s', (folder, arrows) => {
  const within = imports
    .filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`))
    .map(({ from, to }) => ({
      from: from.slice(folder.length + 1),
      to: to.slice(folder.length + 1),
    }))
  /** The folder that a file is in; undefined for the files beside the parts. */
  const partOf = (file: string): string | undefined =>
    file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined

  it('has parts that use only the parts that the graph lists for them', () => {
    const wrong = within.filter(({ from, to }) => {
      const [caller, called] = [partOf(from), partOf(to)]
      if (caller === undefined || caller === called) return false
      return called === undefined || !arrows[caller]?.includes(called)
    })
    expect(wrong.map(show)).toEqual([])
  })

  it('lists its parts, all of them', () => {
    const parts = within.flatMap(({ from, to }) => [partOf(from) ?? [], partOf(to) ?? []].flat())
    expect([...new Set(parts)].toSorted()).toEqual(Object.keys(arrows).toSorted())
  })

  it('has no circle of parts', () => {
    const between = Object.entries(arrows).flatMap(([from, called]) =>
      called.map((to) => ({ from, to })),
    )
    expect(findCircles(between)).toEqual([])
  })
})
