import { maths as french } from '@trevo/titles/roleta-do-catete/maths.ts'
import { maths as american } from '@trevo/titles/roleta-dois-zeros/maths.ts'
import { maths as european } from '@trevo/titles/roleta-ipanema/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine, returnOf } from './engine.ts'
import { measure } from './measure.ts'
import { placesOf } from './places.ts'
import type { RouletteTitle } from './types.ts'
import { colourOf, pocketsOf } from './wheel.ts'

describe.each([
  { name: 'European', title: european, rtpBpFrom: 9_729, rtpBpTo: 9_730 },
  { name: 'American', title: american, rtpBpFrom: 9_210, rtpBpTo: 9_474 },
  { name: 'French', title: french, rtpBpFrom: 9_729, rtpBpTo: 9_865 },
])('$name roulette', ({ title, rtpBpFrom, rtpBpTo }) => {
  checkEngine({ engine, measure, title, actionCountMax: 1, rtpBpFrom, rtpBpTo })
})

const edgeOf = (title: RouletteTitle, id: string): string => {
  const wager = measure.wagers(title).find((one) => one.id === id)
  return (100 - (wager?.exact?.rtpBp ?? 0) / 100).toFixed(4)
}

// J. Grochowski, “Roulette” (2007): 2.7 per cent of one zero, 5.26 of two and 7.89 of their five
// numbers; half of it, 1.35, where an even chance loses half on zero.
describe('the house edge in per cent', () => {
  test.each(measure.wagers(european).map(({ id }) => id))('European, %s: 2.7027', (id) => {
    expect(edgeOf(european, id)).toBe('2.7027')
  })

  test.each(measure.wagers(american).map(({ id }) => id))('American, %s', (id) => {
    expect(edgeOf(american, id)).toBe(id === 'top-line' ? '7.8947' : '5.2632')
  })

  test.each(measure.wagers(french).map(({ id }) => id))('French, %s', (id) => {
    expect(edgeOf(french, id)).toBe(id === 'even-chance' ? '1.3514' : '2.7027')
  })
})

describe('the table', () => {
  it('has every place once, each as wide as its payout says', () => {
    const counts = (title: RouletteTitle) =>
      Object.entries(Object.groupBy(placesOf(title.wheel).values(), ({ kind }) => kind)).map(
        ([kind, places]) => [kind, places.length],
      )
    expect(Object.fromEntries(counts(european))).toEqual({
      straight: 37,
      split: 60,
      street: 14,
      corner: 23,
      'six-line': 11,
      column: 3,
      dozen: 3,
      'even-chance': 6,
    })
    expect(Object.fromEntries(counts(american))).toEqual({
      straight: 38,
      split: 62,
      street: 15,
      corner: 22,
      'top-line': 1,
      'six-line': 11,
      column: 3,
      dozen: 3,
      'even-chance': 6,
    })
  })

  it.each([european, american])('covers no number twice: $gameCode', (title) => {
    for (const { pockets } of placesOf(title.wheel).values()) {
      expect(new Set(pockets).size).toBe(pockets.length)
    }
    const order = pocketsOf(title.wheel)
    expect(order.toSorted((one, other) => one - other)).toEqual(order.map((_, at) => at))
    const reds = order.filter((pocket) => colourOf(pocket) === 'red')
    expect(reds).toHaveLength(18)
  })

  it('the colours of a wheel alternate except for the zeros', () => {
    for (const { wheel } of [european, american]) {
      const order = pocketsOf(wheel)
      order.forEach((pocket, at) => {
        const next = order[(at + 1) % order.length] ?? 0
        if (colourOf(pocket) === 'green' || colourOf(next) === 'green') return
        expect(colourOf(pocket)).not.toBe(colourOf(next))
      })
    }
  })

  it('opposite numbers of the American wheel follow each other', () => {
    const order = pocketsOf('american')
    for (const pocket of [1, 3, 5, 9, 11, 13, 27, 35]) {
      const across = order[(order.indexOf(pocket) + 19) % 38]
      expect(across).toBe(pocket + 1)
    }
  })
})

describe('la partage', () => {
  it('returns half of even chances on zero, in whole centavos, and nothing else', () => {
    expect(returnOf(french, 'red', 0)).toBe(50)
    expect(returnOf(french, 'dozen-1', 0)).toBe(0)
    expect(returnOf(french, 'red', 2)).toBe(0)
    expect(returnOf(european, 'red', 0)).toBe(0)
    const choice = engine.readChoice(french, 10_000n, {
      bets: [{ bet: 'red', stakeMinor: '10000' }],
    })
    if (!choice) throw new Error('red is on offer')
    const play = engine.play(french, { stakeMinor: 10_000n, choice }, [], { nextInt: () => 0 })
    expect(play.payoutMinor).toBe(5_000n)
    expect(play.view.bets).toEqual([{ bet: 'red', stakeMinor: '10000', payoutMinor: '5000' }])
  })
})
