import { maths as trench } from '@trevo/titles/fossa-das-luzes/maths.ts'
import { maths as lagoon } from '@trevo/titles/lagoa-encantada/maths.ts'
import { maths as reef } from '@trevo/titles/recife-da-meia-noite/maths.ts'
import { describe, expect, it } from 'vitest'
import { groupMax, layers, usualHighPart, type Swimmer } from './place-groups.ts'
import { createPondTides, placeOf, swimmersOfTide, tideAt } from './swim.ts'

const nowMs = 1_795_000_000_000
const titles = [lagoon, reef, trench]

type Box = {
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly high: number
}

/** A drawn fish on a screen, in pixels. */
const boxOf = (swimmer: Swimmer, atMs: number, [width, height]: readonly [number, number]): Box => {
  const { x, y } = placeOf(swimmer, atMs)
  const unit = Math.min(width, height * 0.95) * 1.1
  const wide = (swimmer.kind.sizePart / 100) * layers[swimmer.layer].scale * unit
  const high = (wide * (swimmer.kind.highPart ?? usualHighPart)) / 100
  return { left: x * width - wide / 2, top: y * height - high / 2, wide, high }
}

/** The part of the smaller of two that the other covers. */
const coveredPart = (one: Box, other: Box): number => {
  const across =
    Math.min(one.left + one.wide, other.left + other.wide) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.high, other.top + other.high) - Math.max(one.top, other.top)
  if (across <= 0 || down <= 0) return 0
  return (across * down) / Math.min(one.wide * one.high, other.wide * other.high)
}

const mostCovered = (boxes: readonly Box[]): number => {
  let most = 0
  for (const [at, box] of boxes.entries())
    for (const other of boxes.slice(0, at)) most = Math.max(most, coveredPart(box, other))
  return most
}

/** Tides of pond 1; each even one is placed once, though its neighbours depend on it. */
const createTides = (maths: (typeof titles)[number]) => {
  const placed = new Map<number, readonly Swimmer[]>()
  const evenTide = (tide: number): readonly Swimmer[] => {
    const swimmers = placed.get(tide) ?? swimmersOfTide(maths, 1, tide)
    placed.set(tide, swimmers)
    return swimmers
  }
  return (tide: number): readonly Swimmer[] => swimmersOfTide(maths, 1, tide, evenTide)
}

describe.each(titles)('the fish of $gameCode', (maths) => {
  it('swim the same way for everybody, and differently in another pond', () => {
    const tide = tideAt(maths, nowMs)
    const once = swimmersOfTide(maths, 1, tide)
    expect(swimmersOfTide(maths, 1, tide)).toEqual(once)
    expect(swimmersOfTide(maths, 2, tide)).not.toEqual(once)
    expect(swimmersOfTide(maths, 1, tide + 1)).not.toEqual(once)
    const kept = createPondTides(maths, 1)
    const next = swimmersOfTide(maths, 1, tide + 1)
    expect(next.map(({ tide: of, fish }) => kept.find(of, fish))).toEqual(next)
  })

  it.each([
    ['an upright phone', [366, 430]],
    ['a small phone', [320, 330]],
    ['a wide screen', [1_160, 560]],
  ] as const)('do not pile up in ten minutes on %s: none hides half of another', (_, screen) => {
    const tides = createPondTides(maths, 1)
    let most = 0
    for (let second = 0; second < 600; second += 1) {
      const atMs = nowMs + second * 1_000
      most = Math.max(most, mostCovered(tides.at(atMs).map((one) => boxOf(one, atMs, screen))))
    }
    expect(most).toBeLessThanOrEqual(0.5)
  })

  it('are in the water at every instant, few enough to aim at, each from side to side', () => {
    const tides = createPondTides(maths, 1)
    const counts: number[] = []
    for (let second = 0; second < 600; second += 1) {
      const atMs = nowMs + second * 1_000
      const seen = tides.at(atMs)
      counts.push(seen.length)
      for (const one of seen) {
        expect(tides.find(one.tide, one.fish)).toBe(one)
        expect(placeOf(one, one.entersMs).x < 0).not.toBe(placeOf(one, one.leavesMs).x < 0)
        expect(Math.abs(placeOf(one, atMs).y - 0.44)).toBeLessThan(0.4)
      }
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
    const inTheMiddle = counts.toSorted((a, b) => a - b)[300] ?? 0
    expect(inTheMiddle).toBeGreaterThanOrEqual(10)
  })

  it('are larger the more they pay, and smaller and slower behind', () => {
    const paid = maths.kinds.filter(({ boss }) => !boss)
    const worth = ({ prizes }: (typeof paid)[number]): number =>
      prizes.reduce((sum, { times, weight }) => sum + times * weight, 0) /
      prizes.reduce((sum, { weight }) => sum + weight, 0)
    expect(paid.map(worth)).toEqual(paid.map(worth).toSorted((a, b) => a - b))
    for (const [at, { id, sizePart }] of paid.entries())
      expect(sizePart, id).toBeGreaterThan(paid[at - 1]?.sizePart ?? 0)
    const boss = maths.kinds.find((kind) => kind.boss)
    expect(boss?.sizePart).toBeGreaterThan(paid.at(-1)?.sizePart ?? 0)
    const ofTide = createTides(maths)
    const seen = Array.from({ length: 20 }, (_, tide) => ofTide(tide)).flat()
    for (const { id } of paid.slice(0, 6)) {
      const [far, near] = [0, 1].map((layer) =>
        seen.find((one) => one.kind.id === id && one.layer === layer),
      )
      if (!far || !near) throw new Error(`${id} was not seen in both layers`)
      expect(far.extent.x).toBeLessThan(near.extent.x)
      expect(far.leavesMs - far.entersMs).toBeGreaterThan(near.leavesMs - near.entersMs)
    }
  })

  it('swim in groups of every size up to that of their kind, and every kind comes', () => {
    const sizes = new Map<string, Set<number>>()
    // Even tides depend on no others.
    for (let tide = 0; tide < 400; tide += 2) {
      const groups = Map.groupBy(swimmersOfTide(maths, 1, tide), ({ group }) => group)
      for (const group of groups.values()) {
        const id = group[0]?.kind.id ?? ''
        sizes.set(id, (sizes.get(id) ?? new Set()).add(group.length))
      }
    }
    for (const { id, groupMax: most } of maths.kinds) {
      expect(most).toBeLessThanOrEqual(groupMax)
      expect([...(sizes.get(id) ?? [])].toSorted(), id).toEqual(
        Array.from({ length: most }, (_, at) => at + 1),
      )
    }
  })

  it('have one boss every minute, and never two at once', () => {
    const tides = createPondTides(maths, 1)
    const ofTide = createTides(maths)
    for (let tide = 0; tide < 60; tide += 1) {
      const bosses = ofTide(tide).filter(({ kind }) => kind.boss)
      expect(bosses).toHaveLength(1)
      expect(bosses[0]?.leavesMs).toBeLessThan((tide + 1) * maths.pond.tideMs)
    }
    for (let second = 0; second < 600; second += 1) {
      const bosses = tides.at(nowMs + second * 1_000).filter(({ kind }) => kind.boss)
      expect(bosses.length).toBeLessThanOrEqual(1)
    }
  })
})
