import path from 'node:path'
import { expect, it } from 'vitest'
import { listSources } from './list-sources.ts'
import { entersModules, programs, triesRules } from './program-graph.ts'

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const folders = Object.keys(programs)
const folderOf = (file: string): string => file.split('/')[0] ?? ''

// Including tests, because what a test imports makes changes just as hard.
const imports = listSources(/^(bench|scripts|e2e|tools)\/.*\.(ts|mjs)$/).flatMap(
  ({ path: from, text }) =>
    [...text.matchAll(importPattern)].flatMap(([, specifier = '']) =>
      specifier.startsWith('.')
        ? [{ from, to: path.posix.join(path.posix.dirname(from), specifier) }]
        : [],
    ),
)
const show = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`

it('a program imports packages, its own folder and what the graph of programs lists for it', () => {
  const wrong = imports.filter(({ from, to }) => {
    if (to.startsWith('packages/') || folderOf(to) === folderOf(from)) return false
    const allowed = programs[folderOf(from)] ?? []
    return !allowed.some((door) => (door.endsWith('/') ? to.startsWith(door) : to === door))
  })
  expect(wrong.map(show)).toEqual([])
})

it('a program enters a server module through index.ts or commands.ts', () => {
  const door = /^apps\/server\/src\/modules\/([^/]+\/(index|commands)\.ts|module-folders\.ts)$/
  const wrong = imports.filter(
    ({ from, to }) =>
      to.startsWith('apps/server/src/modules/') &&
      !door.test(to) &&
      !/\/modules\/[^/]+\/testing\//.test(to) &&
      !from.startsWith(triesRules) &&
      !(from in entersModules),
  )
  expect(wrong.map(show)).toEqual([])
})

it('every exception from the front door is still needed', () => {
  const passing = new Set(
    imports.flatMap(({ from, to }) => (/\/modules\/[^/]+\/[^/]+\//.test(to) ? [from] : [])),
  )
  expect(Object.keys(entersModules).filter((file) => !passing.has(file))).toEqual([])
})

it('apps and packages import no program', () => {
  const among = listSources(/^(apps|packages)\/.*\.tsx?$/)
  const wrong = among.flatMap(({ path: from, text }) =>
    [...text.matchAll(importPattern)]
      .map(([, specifier = '']) => path.posix.join(path.posix.dirname(from), specifier))
      .filter((to) => folders.includes(folderOf(to)))
      .map((to) => show({ from, to })),
  )
  expect(wrong).toEqual([])
})
