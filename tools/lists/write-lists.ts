// npm run lists: writes into pages what can be derived from the code.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tableOfArticles } from '../articles/list-articles.ts'
import { tableOfModules } from './list-modules.ts'
import { tableOfRetiredWords } from './list-retired-words.ts'
import { replaceMarked } from './marked-text.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lists = [
  { page: 'ARCHITECTURE.md', what: 'modules', text: tableOfModules() },
  { page: 'docs/articles.md', what: 'articles', text: tableOfArticles() },
  { page: 'docs/glossary.md', what: 'retired words', text: tableOfRetiredWords() },
]
for (const { page, what, text } of lists) {
  const file = `${root}${page}`
  writeFileSync(file, replaceMarked(readFileSync(file, 'utf8'), what, text))
}
const pages = lists.map(({ page }) => page)
execFileSync('oxfmt', pages, { cwd: root, stdio: 'ignore' })
