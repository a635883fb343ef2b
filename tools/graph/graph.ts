// npm run graph -- [--commit SHA] [--out FOLDER] [--prefix before-]
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { siteLayers } from '../module-graph.ts'
import { drawTree } from './draw-tree.ts'
import { readCommit, readTree } from './read-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values: options } = parseArgs({
  options: {
    commit: { type: 'string' },
    out: { type: 'string', default: 'docs/graph' },
    prefix: { type: 'string', default: '' },
  },
})

const files = options.commit ? readCommit(root, options.commit) : readTree(root)
const folder = path.resolve(root, options.out)
mkdirSync(folder, { recursive: true })
const pages = drawTree(files, { site: siteLayers, of: options.commit?.slice(0, 7) })
const names = Object.entries(pages).map(([name, text]) => {
  const file = path.join(folder, options.prefix + name)
  writeFileSync(file, text)
  return path.relative(root, file)
})
execFileSync(
  'oxfmt',
  names.filter((name) => name.endsWith('.md')),
  { cwd: root, stdio: 'ignore' },
)
console.log(names.join('\n'))
