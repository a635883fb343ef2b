import { expect, it } from 'vitest'
import { judgeSelection } from '../testing/judge-match.ts'
import { playNth, stateAt } from '../testing/some-matches.ts'
import { findMarket, keyOf, marketsOf, selectionsOf } from './market.ts'
import { settleSelection } from './settle.ts'

/** Each has some fifty selections; `npm run bench -- sportsbook` settles a hundred thousand. */
const matches = 8_000

it(`every market of ${matches} matches is settled as a reader of the minutes would`, () => {
  let differ = 0
  for (let n = 0; n < matches; n += 1) {
    const match = playNth(n)
    const end = stateAt(match, match.ticks)
    for (const market of marketsOf(end.sport)) {
      for (const selection of selectionsOf(market, end.sport)) {
        const judged = judgeSelection(keyOf(market), selection, end)
        if (settleSelection(market, selection, end) !== judged) differ += 1
      }
    }
  }
  expect(differ).toBe(0)
}, 120_000)

it('a selection is open until its scope has ended, and never changes afterwards', () => {
  for (let n = 0; n < 60; n += 1) {
    const match = playNth(n)
    for (const market of marketsOf(match.league.sport)) {
      const selection = selectionsOf(market, match.league.sport)[0] ?? ''
      let seen: string | undefined
      for (let tick = 0; tick <= match.ticks; tick += 1) {
        const now = settleSelection(market, selection, stateAt(match, tick))
        if (seen !== undefined) expect(now).toBe(seen)
        seen = now
      }
      expect(seen).toBeDefined()
    }
  }
})

it('a map that was not played refunds the stake', () => {
  const swept = Array.from({ length: 200 }, (_, n) => playNth(n)).find(
    (match) =>
      match.league.sport === 'esport' &&
      settleSelection(
        { scope: 'full', kind: 'total', line: 5 },
        'under',
        stateAt(match, match.ticks),
      ) === 'won',
  )
  const end = stateAt(swept!, swept!.ticks)
  expect(settleSelection({ scope: 'map3', kind: 'winner' }, '1', end)).toBe('void')
  expect(settleSelection({ scope: 'map2', kind: 'winner' }, '1', end)).not.toBe('void')
})

it('a market is read from its key as it was written', () => {
  for (const sport of ['football', 'esport'] as const) {
    for (const market of marketsOf(sport)) expect(findMarket(keyOf(market))).toEqual(market)
  }
  for (const wrong of [
    '',
    'full.result:1',
    'full.total',
    'full.total:x',
    'map4.winner',
    'full.corners',
  ]) {
    expect(findMarket(wrong)).toBeUndefined()
  }
})
