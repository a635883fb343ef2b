import { maths as trench } from '@trevo/titles/fossa-das-luzes/maths.ts'
import { maths as lagoon } from '@trevo/titles/lagoa-encantada/maths.ts'
import { maths as reef } from '@trevo/titles/recife-da-meia-noite/maths.ts'
import { describe, expect, it } from 'vitest'
import { fastChance } from '../slots/fast-chance.ts'
import { drawShot, pointsTaken } from './catch.ts'
import { engine } from './engine.ts'
import type { FishCannon, FishKind, FishTitle } from './types.ts'

const bossOf = ({ kinds }: FishTitle): FishKind & Required<Pick<FishKind, 'boss'>> => {
  const kind = kinds.find(({ boss }) => boss)
  if (!kind?.boss) throw new Error('no boss')
  return { ...kind, boss: kind.boss }
}

type Hunter = {
  readonly cannon: FishCannon
  readonly stakeMinor: number
  /** Whether the player shoots now, by the life that is left, 0 to 1, and what the player has taken. */
  readonly shoots: (left: number, taken: number) => boolean
}

type Sums = {
  stakedMinor: number
  paidMinor: number
  squares: number
  shots: number
  points: number
}

/** Players shoot in turn at bosses, each until it has fallen or left after 60 turns. */
const hunt = (
  title: FishTitle,
  hunters: readonly Hunter[],
  bosses: number,
  seed: number,
): Sums[] => {
  const kind = bossOf(title)
  const chance = fastChance(seed)
  const sums = hunters.map(() => ({
    stakedMinor: 0,
    paidMinor: 0,
    squares: 0,
    shots: 0,
    points: 0,
  }))
  for (let boss = 0; boss < bosses; boss += 1) {
    const taken = hunters.map(() => 0)
    let left = kind.boss.life
    for (let turn = 0; turn < 60 && left > 0; turn += 1)
      for (const [at, { cannon, stakeMinor, shoots }] of hunters.entries()) {
        const sum = sums[at]
        if (!sum || left <= 0 || !shoots(left / kind.boss.life, taken[at] ?? 0)) continue
        const times = drawShot(kind, cannon, chance)
        const points = pointsTaken(kind, cannon, times)
        left -= points
        taken[at] = (taken[at] ?? 0) + points
        sum.shots += 1
        sum.points += points
        sum.stakedMinor += stakeMinor * cannon.power
        sum.paidMinor += stakeMinor * cannon.power * times
        sum.squares += times * times
      }
  }
  return sums
}

describe.each([lagoon, reef, trench])('the boss of $gameCode', (title) => {
  const kind = bossOf(title)
  const [weak, middle, strong] = title.cannons
  if (!weak || !middle || !strong) throw new Error('three cannons')

  it('is hit for whole points, each of which pays what a point pays at the stake of its player', () => {
    for (const cannon of title.cannons)
      for (const { times } of kind.prizes) {
        const points = pointsTaken(kind, cannon, times)
        expect(Number.isInteger(points)).toBe(true)
        // What is paid, in stakes: the prize of a shot that costs `power` stakes.
        expect(times * cannon.power).toBe(points * kind.boss.timesPerPoint)
      }
    for (const other of title.kinds.filter(({ boss }) => !boss))
      expect(pointsTaken(other, strong, 40)).toBe(0)
  })

  it('splits its prize among players of all stakes, cannons and plans, and returns each the same', () => {
    const hunters: readonly Hunter[] = [
      { cannon: weak, stakeMinor: 1_000, shoots: () => true },
      // Waits for the last fifth of the life.
      { cannon: strong, stakeMinor: 200_000, shoots: (left) => left <= 0.2 },
      // Leaves after the first hit.
      { cannon: middle, stakeMinor: 10_000, shoots: (_, taken) => taken === 0 },
      // Stops before others can end it.
      { cannon: strong, stakeMinor: 1_000, shoots: (left) => left > 0.6 },
    ]
    const sums = hunt(title, hunters, 5_000, 20_261_130)
    for (const [at, { stakedMinor, paidMinor, squares, shots, points }] of sums.entries()) {
      const hunter = hunters[at]
      if (!hunter) continue
      const declared = hunter.cannon.rtpBp / 10_000
      const measured = paidMinor / stakedMinor
      expect(shots).toBeGreaterThan(10_000)
      const deviation = Math.sqrt((squares / shots - measured * measured) / shots)
      expect(Math.abs(measured - declared), String(at)).toBeLessThan(4 * deviation)
      // Each was paid for the points taken, and for nothing else.
      expect(paidMinor).toBe(points * kind.boss.timesPerPoint * hunter.stakeMinor)
    }
    const [staked, paid] = [
      sums.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0),
      sums.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
    ]
    expect(paid).toBeLessThan(staked)
  })

  it('is told with its life and its prize in the rules of the game', () => {
    const { life, timesPerPoint } = kind.boss
    for (const language of ['PT', 'EN'] as const) {
      const text = JSON.stringify(engine.rules(title)[language])
      expect(text).toContain(kind.name[language])
      expect(text).toContain(`${timesPerPoint}×`)
      expect(text).toContain(`${life * timesPerPoint}×`)
    }
  })
})
