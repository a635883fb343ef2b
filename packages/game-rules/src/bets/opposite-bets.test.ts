import { maths as baccarat } from '@trevo/titles/bacara-ao-vivo/maths.ts'
import { maths as dragonTiger } from '@trevo/titles/duelo-ao-vivo/maths.ts'
import { maths as roulette } from '@trevo/titles/roleta-ao-vivo/maths.ts'
import { maths as sicBo } from '@trevo/titles/dados-da-fortuna/maths.ts'
import { chanceOf } from '@trevo/fairness/chance.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineOf } from '../engine/engines.ts'
import type { TitleData } from '../engine/title-data.ts'
import { comparePlayers, isPairSignalled, oppositeBetRules } from './opposite-bets.ts'

const real = 10_000n
/** Stakes in reais by place. */
type Laid = Readonly<Record<string, number>>

const stakesOf = (laid: Laid) =>
  Object.entries(laid).map(([bet, reais]) => ({ bet, stakeMinor: String(BigInt(reais) * real) }))

const at = (title: TitleData) => {
  const engine = engineOf(title)
  const seeds = { serverSeed: '07'.repeat(32), clientSeed: 'test', nonce: 1 }
  const outcome = engine.draw?.(title, chanceOf(seeds)) ?? null
  const returnsOf = (laid: Laid) => {
    const choice = { bets: stakesOf(laid) }
    const view = { outcome, bets: [] }
    const returns = engine.betReturns?.(title, [{ stakeMinor: 0n, choice }], view)
    if (!returns) throw new Error(`${title.gameCode} has no returns`)
    return returns
  }
  return (players: Readonly<Record<string, Laid>>) => {
    const list = Object.entries(players)
    const steps = comparePlayers(
      list.map(([playerRef, own]) => ({ playerRef, returnsOf: () => returnsOf(own) })),
    )
    for (let yields = 0; ; yields += 1) {
      const step = steps.next()
      if (step.done === true) return { pairs: step.value, yields }
    }
  }
}
const pairsAt = (title: TitleData) => {
  const compare = at(title)
  return (players: Readonly<Record<string, Laid>>) => compare(players).pairs
}
const onRoulette = pairsAt(roulette)
const isOpposite = (title: TitleData, ana: Laid, rui: Laid) =>
  pairsAt(title)({ ana, rui }).map((pair) => pair.isOpposite)

describe('two players of one round', () => {
  test.each<[string, TitleData, Laid, Laid]>([
    ['red and black', roulette, { red: 100 }, { black: 100 }],
    ['red with a number, and black', roulette, { red: 100, 'straight-7': 5 }, { black: 90 }],
    [
      'one dozen, and the two others',
      roulette,
      { 'dozen-1': 50 },
      { 'dozen-2': 50, 'dozen-3': 50 },
    ],
    // Exactly half of what both have at risk separately.
    ['red, and a third of it on black', roulette, { red: 90 }, { black: 30 }],
    ['player and banker', baccarat, { player: 100 }, { banker: 100 }],
    ['dragon and tiger', dragonTiger, { dragon: 100 }, { tiger: 100 }],
    ['small and big', sicBo, { small: 100 }, { big: 100 }],
  ])('bet against each other: %s', (_, title, ana, rui) => {
    expect(isOpposite(title, ana, rui)).toEqual([true])
  })

  test.each<[string, TitleData, Laid, Laid]>([
    ['both on red', roulette, { red: 100 }, { red: 100 }],
    ['red and a dozen', roulette, { red: 100 }, { 'dozen-1': 100 }],
    ['red, and less than a third on black', roulette, { red: 90 }, { black: 29 }],
    ['red, and far less on black', roulette, { red: 100 }, { black: 20 }],
    ['both on banker', baccarat, { banker: 100 }, { banker: 100 }],
    ['player, and a tie', baccarat, { player: 100 }, { tie: 100 }],
    ['both on tiger', dragonTiger, { tiger: 100 }, { tiger: 5 }],
  ])('do not: %s', (_, title, ana, rui) => {
    expect(isOpposite(title, ana, rui)).toEqual([false])
  })

  test('are returned with what each has at risk, and what both have together', () => {
    expect(onRoulette({ rui: { black: 60 }, ana: { red: 100 } })).toEqual([
      {
        playerRef: 'ana',
        otherRef: 'rui',
        ownMinor: 100n * real,
        otherMinor: 60n * real,
        togetherMinor: 40n * real,
        isOpposite: true,
      },
    ])
  })

  test('are not a pair if one of them has nothing at risk', () => {
    expect(onRoulette({ ana: { red: 100, black: 100 }, rui: { red: 100 } })).toEqual([])
  })
})

const evenPlaces = fc.constantFrom('red', 'black', 'odd', 'even', 'low', 'high')
const laid = fc.dictionary(evenPlaces, fc.integer({ min: 1, max: 500 }), { minKeys: 1 })

test('are a pair in either order', () => {
  fc.assert(
    fc.property(laid, laid, (ana, rui) => {
      expect(onRoulette({ ana, rui })).toEqual(onRoulette({ rui, ana }))
    }),
  )
})

test('players who bet on the same place never bet against each other', () => {
  const reais = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(evenPlaces, reais, reais, (place, one, other) => {
      expect(isOpposite(roulette, { [place]: one }, { [place]: other })).toEqual([false])
    }),
  )
})

test('together never have more at risk than separately', () => {
  fc.assert(
    fc.property(laid, laid, (ana, rui) => {
      for (const { ownMinor, otherMinor, togetherMinor } of onRoulette({ ana, rui })) {
        expect(togetherMinor <= ownMinor + otherMinor).toBe(true)
      }
    }),
  )
})

test('the maximum number of players of a round is compared in many steps', () => {
  const { playersMax } = oppositeBetRules
  const all = Array.from({ length: playersMax }, (_, index) => [
    `p${index}`,
    { [index % 2 === 0 ? 'red' : 'black']: 10 },
  ])
  const { pairs, yields } = at(roulette)(Object.fromEntries(all))
  expect(pairs).toHaveLength((playersMax * (playersMax - 1)) / 2)
  expect(pairs.filter((pair) => pair.isOpposite)).toHaveLength((playersMax / 2) ** 2)
  expect(yields).toBe(playersMax * 2)
})

test('a pair is signalled from three rounds against each other on, out of at most twice as many', () => {
  const signalled = (roundCount: number, oppositeCount: number) =>
    isPairSignalled({ roundCount, oppositeCount })
  expect([signalled(2, 2), signalled(3, 3), signalled(6, 3), signalled(7, 3)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
