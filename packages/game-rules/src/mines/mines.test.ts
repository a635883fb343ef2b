import { maths } from '@trevo/titles/minas-de-esmeralda/maths.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { chanceOfOpening, ladderOf } from './ladder.ts'
import { measure } from './measure.ts'
import type { MinesAction } from './types.ts'

const open = (cell: number): MinesAction => ({ kind: 'open', cell })
const cashOut: MinesAction = { kind: 'cash-out' }
const stakeMinor = 10_000n

const play = (mineCount: number, actions: readonly MinesAction[], seed: number) =>
  engine.play(maths, { stakeMinor, choice: { mineCount } }, actions, fastChance(seed))

describe('mines', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 25,
    rtpBpFrom: 9_850,
    rtpBpTo: 9_900,
    roundCount: 1_000,
  })

  it('the return is between 98 and 99 % wherever one stops', () => {
    for (let mineCount = 1; mineCount <= 24; mineCount += 1) {
      for (const [index, multiplier] of ladderOf(maths, mineCount).entries()) {
        const returned = multiplier * chanceOfOpening(maths, mineCount, index + 1)
        expect(returned).toBeGreaterThanOrEqual(98)
        expect(returned).toBeLessThanOrEqual(99 + 1e-9)
      }
    }
  })

  it('the ladder rises, and ends at the last safe cell or below the cap', () => {
    for (let mineCount = 1; mineCount <= 24; mineCount += 1) {
      const ladder = ladderOf(maths, mineCount)
      expect(ladder).toEqual([...new Set(ladder)].toSorted((a, b) => a - b))
      expect(ladder.at(-1)).toBeLessThanOrEqual(500_000)
    }
    expect(ladderOf(maths, 1)).toHaveLength(24)
    expect(ladderOf(maths, 24)).toEqual([2_475])
  })

  it('rounds whose mines avoid the opened cells look the same until they end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.nat({ max: 1e6 }),
        fc.nat({ max: 1e6 }),
        (mineCount, one, other) => {
          const minesOf = (seed: number) => {
            const ended = playToMine(mineCount, seed)
            return ended.view.mines ?? []
          }
          const covered = new Set([...minesOf(one), ...minesOf(other)])
          const cells = Array.from({ length: 25 }, (_, cell) => cell)
          const actions = cells
            .filter((cell) => !covered.has(cell))
            .slice(0, 5)
            .map(open)
          const [first, second] = [one, other].map((seed) => play(mineCount, actions, seed))
          if (first?.legal.length && second?.legal.length) expect(first).toEqual(second)
        },
      ),
    )
  })

  it('cashing out pays the multiplier reached; a mine pays nothing', () => {
    const mines = playToMine(3, 1).view.mines ?? []
    const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((c) => !mines.includes(c))
    const won = play(3, [open(safe[0]!), open(safe[1]!), cashOut], 1)
    expect(won.payoutMinor).toBe((stakeMinor * BigInt(ladderOf(maths, 3)[1]!)) / 100n)
    expect(play(3, [open(safe[0]!), open(mines[0]!)], 1)).toMatchObject({
      payoutMinor: 0n,
      view: { end: 'mine', hit: mines[0] },
    })
  })

  it('the last safe cell pays automatically', () => {
    const mines = playToMine(20, 4).view.mines ?? []
    const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((c) => !mines.includes(c))
    const ladder = ladderOf(maths, 20)
    const opened = safe.slice(0, ladder.length).map(open)
    expect(play(20, opened, 4)).toMatchObject({ legal: [], view: { end: 'all-open' } })
  })

  it('nothing can be done once a round is over: cashed out, lost, or all opened', () => {
    const mines = playToMine(3, 1).view.mines ?? []
    const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((c) => !mines.includes(c))
    const [one, other] = [open(safe[0]!), open(safe[1]!)]
    for (const more of [other, cashOut]) {
      expect(() => play(3, [one, cashOut, more], 1)).toThrow(RangeError)
      expect(() => play(3, [one, open(mines[0]!), more], 1)).toThrow(RangeError)
    }
    // With ten mines the cap ends the ladder before the last safe cell.
    const ladder = ladderOf(maths, 10)
    const covered = playToMine(10, 4).view.mines ?? []
    const free = Array.from({ length: 25 }, (_, cell) => cell).filter((c) => !covered.includes(c))
    expect(ladder.length).toBeLessThan(free.length)
    const opened = free.slice(0, ladder.length).map(open)
    expect(play(10, opened, 4).view.end).toBe('all-open')
    for (const more of [open(free[ladder.length]!), cashOut]) {
      expect(() => play(10, [...opened, more], 4)).toThrow(RangeError)
    }
  })

  it('a player who does not return keeps the winnings', () => {
    const mines = playToMine(3, 9).view.mines ?? []
    const safe = Array.from({ length: 25 }, (_, cell) => cell).find((c) => !mines.includes(c))!
    expect(play(3, [open(safe)], 9).timeoutAction).toEqual(cashOut)
  })
})

/** Opens cells in order until the round ends: then the mines are shown. */
function playToMine(mineCount: number, seed: number) {
  const actions: MinesAction[] = []
  let now = play(mineCount, actions, seed)
  for (let cell = 0; now.legal.length > 0; cell += 1) {
    actions.push(open(cell))
    now = play(mineCount, actions, seed)
  }
  return now
}
