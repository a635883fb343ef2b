// npm run lists: writes into pages what can be derived from the code.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listArticles, tableOfArticles } from '../articles/list-articles.ts'
import notBuilt from '../articles/not-built.json' with { type: 'json' }
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
const articles = listArticles()
const stillOpen = notBuilt.filter((id) =>
  articles.some((one) => one.id === id && one.tests.length === 0),
)
const openPage = 'tools/articles/not-built.json'
writeFileSync(`${root}${openPage}`, JSON.stringify(stillOpen))
execFileSync('oxfmt', [...lists.map(({ page }) => page), openPage], { cwd: root, stdio: 'ignore' })
