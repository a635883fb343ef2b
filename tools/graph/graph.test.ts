import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawTree, graphOf } from './draw-tree.ts'
import { readCode } from './read-code.ts'
import { readTree } from './read-tree.ts'
import smallTree from './testing/small-tree.json' with { type: 'json' }

const tree: Readonly<Record<string, string>> = smallTree
let root = ''

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'trevo-graph-test-'))
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const layers = ['core', 'pages', 'app']

it('folders are on their floors, and on a floor above what they import', () => {
  const { floors } = graphOf(readCode(readTree(root)), 'site', layers)
  expect(floors).toEqual([
    { name: 'core', rows: [['core/api'], ['core/language']] },
    { name: 'pages', rows: [['pages/home']] },
    { name: 'app', rows: [['app']] },
  ])
})

it('arrows are counted between folders; tests draw none', () => {
  const { arrows } = graphOf(readCode(readTree(root)), 'site', layers)
  expect(arrows).toEqual([
    { from: 'app', to: 'pages/home', count: 1 },
    { from: 'core/language', to: 'core/api', count: 1 },
    { from: 'pages/home', to: 'core/api', count: 1 },
    { from: 'pages/home', to: 'core/language', count: 1 },
  ])
})

it('a tree with other folders than the floors is on one floor', () => {
  const { floors } = graphOf(readCode(readTree(root)), 'site', ['pages', 'app'])
  expect(floors.map(({ name }) => name)).toEqual(['all'])
})

it('circles of folders and of files are found and marked', () => {
  const files = readTree(root)
  const server = graphOf(readCode(files), 'server', ['modules', '(src)'])
  expect(server.folderCircles).toEqual([['modules/one', 'modules/two']])
  expect(server.fileCircles).toEqual([['modules/one/index.ts', 'modules/two/index.ts']])
  const pages = drawTree(files, { site: layers })
  expect(pages['server.svg']!.match(/class="folder circle"/g)).toHaveLength(2)
  expect(pages['site.svg']).not.toContain('class="folder circle"')
})

it('the same tree gives the same pages', () => {
  const [one, other] = [readTree(root), readTree(root).toReversed()]
  expect(drawTree(other, { site: layers })).toEqual(drawTree(one, { site: layers }))
})

it('lengths list long functions and leave out generated files', () => {
  const page = drawTree(readTree(root), { site: layers })['lengths.md']
  expect(page).toContain('| `two` | `apps/server/src/modules/two/index.ts:2` | 83 |')
  expect(page).not.toContain('made.ts')
  expect(page).toContain('| **all of it** | 8 |')
})
