import { maths as arena } from '@trevo/titles/arena-dos-brinquedos/maths.ts'
import { maths as baccarat } from '@trevo/titles/bacara-imperial/maths.ts'
import { maths as sicBo } from '@trevo/titles/dados-da-fortuna/maths.ts'
import { maths as dragonTiger } from '@trevo/titles/duelo-do-dragao/maths.ts'
import { maths as roulette } from '@trevo/titles/roleta-ipanema/maths.ts'
import { maths as moneyWheel } from '@trevo/titles/show-da-roda/maths.ts'
import { chanceOf, type Chance } from '@trevo/fairness/chance.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { engine as arenaEngine } from '../arena/engine.ts'
import { engine as baccaratEngine } from '../baccarat/engine.ts'
import { engine as dragonTigerEngine } from '../dragon-tiger/engine.ts'
import { engine as moneyWheelEngine } from '../money-wheel/engine.ts'
import { engine as rouletteEngine } from '../roulette/engine.ts'
import { engine as sicBoEngine } from '../sic-bo/engine.ts'
import type { BetsChoice, ReturnHundredths } from './bets.ts'
import { validStakeOfBets, type RiskOutcome } from './valid-stake.ts'

const real = 10_000n
type Bets = Readonly<Record<string, number>>
const choiceOf = (bets: Bets): BetsChoice => ({
  bets: Object.entries(bets).map(([bet, reais]) => ({
    bet,
    stakeMinor: String(BigInt(reais) * real),
  })),
})

/** The counted part of bets in reais, one of them from a round drawn with a fixed seed. */
const gameOf = <Title, View>(
  title: Title,
  engine: {
    play(title: Title, wager: never, actions: readonly never[], chance: Chance): { view: View }
    validStake?(title: Title, wagers: readonly never[], view: View): bigint
  },
) => {
  const seeds = { serverSeed: '07'.repeat(32), clientSeed: 'test', nonce: 1 }
  return (...placed: readonly Bets[]): number => {
    const wagers = placed.map((bets) => ({ stakeMinor: 0n, choice: choiceOf(bets) }))
    const chance = chanceOf(seeds)
    const { view } = engine.play(title, wagers[0] as never, [], chance)
    return Number(engine.validStake?.(title, wagers as never, view)) / Number(real)
  }
}
const numbers = (count: number): Bets =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`straight-${number}`, 1]))

const onRoulette = gameOf(roulette, rouletteEngine)
const onBaccarat = gameOf(baccarat, baccaratEngine)
const onDragonTiger = gameOf(dragonTiger, dragonTigerEngine)
const onSicBo = gameOf(sicBo, sicBoEngine)
const onWheel = gameOf(moneyWheel, moneyWheelEngine)
const inArena = gameOf(arena, arenaEngine)

test.each<[string, number, number]>([
  ['red alone', onRoulette({ red: 100 }), 100],
  ['red and black', onRoulette({ red: 100, black: 100 }), 0],
  ['odd and even', onRoulette({ odd: 50, even: 50 }), 0],
  ['low and high', onRoulette({ low: 50, high: 50 }), 0],
  ['red and less on black', onRoulette({ red: 100, black: 40 }), 60],
  [
    'red, black, and a number beside them',
    onRoulette({ red: 100, black: 100, 'straight-7': 10 }),
    10,
  ],
  ['red in one bet and black in another', onRoulette({ red: 100 }, { black: 100 }), 0],
  ['all numbers', onRoulette(numbers(37)), 1],
  ['all numbers but three', onRoulette(numbers(34)), 0],
  ['all numbers but four', onRoulette(numbers(33)), 33],
  ['two dozens', onRoulette({ 'dozen-1': 10, 'dozen-2': 10 }), 20],
  ['player and banker', onBaccarat({ player: 100, banker: 100 }), 5],
  ['player and a pair', onBaccarat({ player: 100, 'player-pair': 10 }), 110],
  ['player and tie', onBaccarat({ player: 100, tie: 10 }), 110],
  ['dragon and tiger', onDragonTiger({ dragon: 100, tiger: 100 }), 0],
  ['small and big', onSicBo({ small: 100, big: 100 }), 0],
  [
    'every place of the wheel but bonuses',
    onWheel({ 'n-1': 60, 'n-2': 40, 'n-5': 20, 'n-10': 10 }),
    20,
  ],
  ['ones alone', onWheel({ 'n-1': 60 }), 60],
  ['red in the arena', inArena({ red: 10 }), 10],
  ['red and points in the arena', inArena({ red: 10, points: 10 }), 20],
])('what is at risk of %s', (_, counted, expected) => {
  expect(counted).toBe(expected)
})

test('betting on every result of a contest risks what the most expensive result costs', () => {
  expect(inArena({ red: 100, blue: 100, draw: 30 })).toBeLessThan(100)
  expect(inArena({ 'over-2': 100, 'under-2': 100 })).toBeLessThanOrEqual(100)
})

const outcomesOf = (count: number): readonly RiskOutcome<number>[] =>
  Array.from({ length: count }, (_, outcome) => ({ weight: 1, outcome }))
const sides = fc.integer({ min: 2, max: 9 })
const reais = fc.integer({ min: 1, max: 500 })
/** A place is an outcome and returns the same for each: a fair game, or one with a house edge. */
const returnIn =
  (hundredths: ReturnHundredths) =>
  (bet: string, outcome: number): ReturnHundredths =>
    bet === String(outcome) ? hundredths : 0

test('for any stakes on any outcomes, the valid stake is between zero and the stake', () => {
  fc.assert(
    fc.property(
      sides,
      fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4'), reais),
      (count, bets) => {
        const { bets: placed } = choiceOf(bets)
        const valid = validStakeOfBets(placed, outcomesOf(count), returnIn(100 * count))
        const stake = placed.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n)
        expect(valid >= 0n && valid <= stake).toBe(true)
      },
    ),
  )
})

test('if all outcomes are covered equally, only what the house keeps in every case counts', () => {
  fc.assert(
    fc.property(sides, reais, fc.integer({ min: 80, max: 100 }), (count, each, rtp) => {
      const all = Object.fromEntries(
        outcomesOf(count).map(({ outcome }) => [String(outcome), each]),
      )
      const valid = validStakeOfBets(choiceOf(all).bets, outcomesOf(count), returnIn(rtp * count))
      expect(valid).toBe((BigInt(each) * BigInt(count) * real * BigInt(100 - rtp)) / 100n)
    }),
  )
})

test('a bet against an existing one never raises what counts, up to the same amount', () => {
  fc.assert(
    fc.property(reais, reais, (one, other) => {
      const [more, less] = one > other ? [one, other] : [other, one]
      const count = (bets: Bets) =>
        validStakeOfBets(choiceOf(bets).bets, outcomesOf(2), returnIn(200))
      expect(count({ 0: more, 1: less }) <= count({ 0: more })).toBe(true)
      expect(count({ 0: more, 1: less })).toBe(BigInt(more - less) * real)
      // Nor does it ever count more than both would separately.
      expect(count({ 0: one, 1: other }) <= count({ 0: one }) + count({ 1: other })).toBe(true)
    }),
  )
})
