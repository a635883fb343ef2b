import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { MeasuredWager } from '@trevo/game-rules/engine/measure.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { MinesTitle } from '@trevo/game-rules/mines/types.ts'
import { chanceOfOpening, ladderOf as minesLadder } from '@trevo/game-rules/mines/ladder.ts'
import { fastChance } from '@trevo/game-rules/slots/fast-chance.ts'
import { chanceOfClimbing, ladderOf as towerLadder } from '@trevo/game-rules/tower/ladder.ts'
import type { TowerTitle } from '@trevo/game-rules/tower/types.ts'
import { expect, it } from 'vitest'
import { getGameFigures, getPublishedFigures } from './published.ts'
import { isSlot } from './slot-titles.ts'
import { titlesInOrder } from './titles-in-order.ts'

/** The least return of the Brazilian profile, in basis points. */
const floorBp = 8_500

const titles = titlesInOrder.map(({ maths }) => maths)

/** A choice with every amount in it (digits as text) multiplied. */
const timesAmounts = (choice: Json, times: bigint): Json => {
  if (typeof choice === 'string') {
    return /^\d+$/.test(choice) ? String(BigInt(choice) * times) : choice
  }
  if (Array.isArray(choice)) return choice.map((one: Json) => timesAmounts(one, times))
  if (choice === null || typeof choice !== 'object') return choice
  const entries = Object.entries(choice).map(([key, one]) => [
    key,
    one === undefined ? one : timesAmounts(one, times),
  ])
  return Object.fromEntries(entries)
}

/** The wager without its exact figures, which take seconds to count. */
type Wagered = Omit<MeasuredWager, 'exact'>

const wagersOf = (title: TitleData): readonly Wagered[] => {
  if (!isSlot(title)) return measureOf(title).wagers(title)
  const [first = 0n] = title.stakeStepsMinor
  return [{ id: 'spin', label: { PT: '', EN: '' }, stakeMinor: first, choice: null }]
}

/** The stake and payout of a round at the reference play, in 1/10,000 BRL. */
const playAt = (title: TitleData, wagered: Wagered, seed: number): readonly [bigint, bigint] => {
  const { id, label, stakeMinor, choice } = wagered
  const wager = { id, label, stakeMinor, choice, exact: undefined }
  const engine = engineOf(title)
  const actions: Json[] = []
  for (;;) {
    const play = engine.play(title, wager, actions, fastChance(seed))
    if (play.legal.length === 0) return [play.stakeMinor, play.payoutMinor]
    actions.push(measureOf(title).decide(title, wager, play).action)
  }
}

it.each(titles)('$gameCode pays at every stake on offer exactly in proportion', (title) => {
  const wagers = wagersOf(title)
  const [first = 1n] = title.stakeStepsMinor
  const roundCount = Math.max(2, Math.ceil(40 / wagers.length))
  for (const wager of wagers) {
    for (const stakeMinor of title.stakeStepsMinor) {
      // Bets contain amounts; the stake steps of such titles are multiples of the first.
      const isMultiple = stakeMinor % first === 0n
      const scaled = {
        id: wager.id,
        label: wager.label,
        stakeMinor: (wager.stakeMinor * stakeMinor) / first,
        choice: isMultiple ? timesAmounts(wager.choice, stakeMinor / first) : wager.choice,
      }
      const read = engineOf(title).readChoice(title, scaled.stakeMinor, scaled.choice)
      expect(read, `${wager.id} at ${stakeMinor}`).toEqual(scaled.choice)
      for (let seed = 1; seed <= roundCount; seed += 1) {
        const [staked, paid] = playAt(title, wager, seed)
        const [stakedMore, paidMore] = playAt(title, scaled, seed)
        expect(stakedMore * first, `${wager.id} at ${stakeMinor}`).toBe(staked * stakeMinor)
        expect(paidMore * first, `${wager.id} at ${stakeMinor}`).toBe(paid * stakeMinor)
        // Whole centavos: nothing was rounded away.
        expect(paidMore % 100n).toBe(0n)
      }
    }
  }
})

it.each(titles)('$gameCode returns at least 85 per cent of any wager', (title) => {
  const returns = isSlot(title)
    ? getPublishedFigures(title.gameCode).rtpByStake.map(({ rtpBp }) => rtpBp)
    : getGameFigures(title.gameCode).wagers.map(({ figures }) => figures.rtpBp)
  for (const rtpBp of returns) expect(rtpBp).toBeGreaterThanOrEqual(floorBp)
})

it('no step of a ladder falls below the minimum by rounding to two decimals', () => {
  for (const title of titles) {
    if (title.family === 'mines') {
      // The family determines the type, which the list's type cannot express.
      const mines = title as MinesTitle
      for (let count = 1; count <= mines.mineCountMax; count += 1) {
        for (const [index, multiplier] of minesLadder(mines, count).entries()) {
          const returned = 100 * multiplier * chanceOfOpening(mines, count, index + 1)
          expect(returned, `${count} mines`).toBeGreaterThanOrEqual(floorBp)
        }
      }
    }
    if (title.family === 'tower') {
      const tower = title as TowerTitle
      for (const level of tower.levels) {
        for (const [index, multiplier] of towerLadder(tower, level).entries()) {
          const returned = 100 * multiplier * chanceOfClimbing(level, index + 1)
          expect(returned, level.difficulty).toBeGreaterThanOrEqual(floorBp)
        }
      }
    }
  }
})
