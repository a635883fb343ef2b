/** `npm run test:all` and `npm run e2e` walk through everything; `npm test` through what a landing must prove. */
export const isWholeRun = process.env['JOURNEYS'] === 'all'

/**
 * The visits that a story is told in: all of them, or in `npm test` one. Files take turns, so that both
 * languages and sizes occur there too.
 */
export const visitsInTurn = <Visit>(turn: number, visits: readonly Visit[]): readonly Visit[] =>
  isWholeRun ? visits : visits.filter((_, index) => index === turn % visits.length)
