import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../docs/requirements/', import.meta.url))
const openRowsFile = `${folder}open-rows.txt`

/** Ids of all rows of `docs/requirements`, page by page in the order of its README. */
export const readRows = (): string[] => {
  const readme = readFileSync(`${folder}README.md`, 'utf8')
  const listed = [...readme.matchAll(/\]\(([a-z]+\.md)\)/g)].map(([, page = '']) => page)
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const unlisted = pages.filter((page) => !listed.includes(page))
  if (unlisted.length > 0)
    throw new Error(`the README of requirements does not list ${unlisted.join(', ')}`)
  const ids = listed.flatMap((page) =>
    [...readFileSync(`${folder}${page}`, 'utf8').matchAll(/^\| ([A-Z]+-P?\d+) +\|/gm)].map(
      ([, id = '']) => id,
    ),
  )
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  if (twice.length > 0) throw new Error(`requirements written twice: ${twice.join(', ')}`)
  return ids
}

/** Ids of the rows that no test has to name yet. */
export const readOpenRows = (): string[] =>
  readFileSync(openRowsFile, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line.length > 0)
