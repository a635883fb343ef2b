import { test } from '@playwright/test'

/** `npm run test:all` and `npm run e2e` cover everything; `npm test` what a landing must prove. */
export const isWholeRun = process.env['JOURNEYS'] === 'all'

/**
 * The views that a story is told in: all of them, or in `npm test` one. Files take turns, so that both
 * languages and sizes occur there too.
 */
export const visitsInTurn = <Visit>(turn: number, visits: readonly Visit[]): readonly Visit[] =>
  isWholeRun ? visits : visits.filter((_, index) => index === turn % visits.length)

type LongTest = (title: string, body: Parameters<typeof test>[2]) => void

/**
 * A test for the full run only: details of a story that a shorter journey, a page or the database
 * proves in `npm test`. The rows that its title names do not count as proven by it.
 */
export const longTest: LongTest = isWholeRun ? test : () => undefined
