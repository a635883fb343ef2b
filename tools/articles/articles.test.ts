import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { confidences } from '@trevo/contract/jurisdiction-rules.ts'
import { expect, it } from 'vitest'
import { evenSpaces, findMarked } from '../lists/marked-text.ts'
import { listArticles, tableOfArticles } from './list-articles.ts'
import duties from './duties.json' with { type: 'json' }

const page = fileURLToPath(new URL('../../docs/articles.md', import.meta.url))
const articles = listArticles()
const unproven = articles.filter(({ tests }) => tests.length === 0).map(({ id }) => id)

it('every rule of Brazil is executed: a test proves it whose title names it', () => {
  expect(unproven).toEqual([])
})

it('every rule of Brazil has code that executes it', () => {
  const empty = articles.filter(({ id, code }) => {
    const isDuty = duties.some((one) => one.id === id)
    return code.length === 0 && !isDuty
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
