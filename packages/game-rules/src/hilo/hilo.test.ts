import { maths } from '@trevo/titles/sobe-e-desce/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { isRightGuess, multiplierOf, noGuess, rightRanks, withGuess } from './odds.ts'
import { rankCount, type HiloAction } from './types.ts'

const ranks = Array.from({ length: rankCount }, (_, index) => index + 1)
const play = (actions: readonly HiloAction[], seed: number) =>
  engine.play(maths, { stakeMinor: 10_000n, choice: null }, actions, fastChance(seed))

describe('hilo', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 60,
    rtpBpFrom: 9899.99,
    rtpBpTo: 9900,
    roundCount: 20_000,
  })

  it('a guess is right for as many ranks as it is priced at', () => {
    for (const rank of ranks) {
      for (const [guess, count] of rightRanks(rank)) {
        expect(ranks.filter((next) => isRightGuess(guess, rank, next))).toHaveLength(count)
      }
    }
  })

  it('no guess and no pair of guesses returns more than 99 % or less than 97 %', () => {
    for (const one of ranks.flatMap((rank) => rightRanks(rank).map(([, count]) => count))) {
      const first = withGuess(noGuess, one)
      for (const odds of [first, ...ranks.slice(0, 12).map((count) => withGuess(first, count))]) {
        const chance = Number(odds.right) / Number(odds.all)
        const returned = chance * multiplierOf(maths, odds)
        expect(returned).toBeLessThanOrEqual(99 + 1e-9)
        expect(returned).toBeGreaterThanOrEqual(97)
      }
    }
  })

  it('accepts only an empty choice', () => {
    expect(engine.readChoice(maths, 10_000n, null)).toBeNull()
    expect(engine.readChoice(maths, 10_000n, {})).toBeUndefined()
    expect(engine.readChoice(maths, 10_001n, null)).toBeUndefined()
  })

  it('a card that is not drawn yet is not visible anywhere', () => {
    const asked: number[] = []
    const start = (next: number) =>
      engine.play(maths, { stakeMinor: 10_000n, choice: null }, [], {
        nextInt: (bound) => {
          asked.push(bound)
          return asked.length % 2 === 0 ? next : 6
        },
      })
    expect(start(3).view.first).toEqual({ rank: 7, suit: 0 })
    expect(asked).toEqual([52])
  })

  it('a cash-out is possible after a right guess, and a player who does not return gets it', () => {
    const kinds = (seed: number, actions: readonly HiloAction[] = []) =>
      play(actions, seed).legal.map(({ action }) => action.kind)
    expect(kinds(1)).not.toContain('cash-out')
    const [guess] = play([], 1).legal
    const after = play([guess!.action], 1)
    if (after.view.end === null) expect(after.timeoutAction).toEqual({ kind: 'cash-out' })
    expect(kinds(1, [{ kind: 'skip' }])).not.toContain('cash-out')
  })
})
