import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { confidences } from '@trevo/contract/jurisdiction-rules.ts'
import { expect, it } from 'vitest'
import { evenSpaces, findMarked } from '../lists/marked-text.ts'
import { listArticles, tableOfArticles } from './list-articles.ts'
import duties from './duties.json' with { type: 'json' }
import notBuilt from './not-built.json' with { type: 'json' }

const page = fileURLToPath(new URL('../../docs/articles.md', import.meta.url))
const articles = listArticles()
const unproven = articles.filter(({ tests }) => tests.length === 0).map(({ id }) => id)

it('each rule of Brazil has a test whose title names it, or is on the list of what is not built', () => {
  expect(unproven.filter((id) => !notBuilt.includes(id))).toEqual([])
})

it('what is built leaves the list', () => {
  expect(notBuilt.filter((id) => !unproven.includes(id))).toEqual([])
})

it('a rule with a test has code that executes it', () => {
  const empty = articles.filter(({ id, tests, code }) => {
    const isDuty = duties.some((one) => one.id === id)
    return tests.length > 0 && code.length === 0 && !isDuty
  })
  expect(empty.map(({ id }) => id)).toEqual([])
})

it('the page is what the code says', () => {
  const shown = findMarked(readFileSync(page, 'utf8'), 'articles') ?? ''
  expect(evenSpaces(shown), 'run npm run lists').toBe(evenSpaces(tableOfArticles()))
})

it('a duty says how sure its source is', () => {
  const known: readonly string[] = confidences
  expect(duties.filter(({ confidence }) => !known.includes(confidence))).toEqual([])
})
