import { chanceOf, type Chance } from '@trevo/fairness/chance.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { chiSquareOf, chiSquareP } from './chi-square.ts'
import { streamOfTest } from './stream-of-test.ts'

/** Chi-square over the numbers of one range drawn by the rounds of a title. */
type GameTest = {
  readonly gameCode: string
  /** Numbers from 0 to this, exclusive. */
  readonly bound: number
  /** Parts of the range that were counted. */
  readonly partCount: number
  readonly numberCount: number
  readonly chiSquare: number
  readonly pValue: number
}

/** The rounds of a title that were tested: of this version, with nonces from this one on. */
type TestedTitle = {
  readonly gameCode: string
  readonly mathsVersion: number
  readonly firstNonce: number
}

export type GameTests = {
  readonly roundCount: number
  readonly titles: readonly TestedTitle[]
  readonly tests: readonly GameTest[]
  readonly leastP: number
}

// Larger ranges are divided into bins of nearly equal size.
const partsMax = 100
const expectedMin = 20

type Draw = { readonly bound: number; readonly number: number }

/** A random source that reports every number it returns. */
const told = (chance: Chance, tell: (draw: Draw) => void): Chance => ({
  nextInt(bound) {
    const number = chance.nextInt(bound)
    tell({ bound, number })
    return number
  },
})

/** One round as the title is measured, seeded like a real round; reports each number once. */
const drawsOfRound = (title: TitleData, nonce: number): readonly Draw[] => {
  const engine = engineOf(title)
  const measure = isSlot(title) ? undefined : measureOf(title)
  const wagers = measure?.wagers(title) ?? []
  const wager = wagers[nonce % Math.max(1, wagers.length)]
  const stakeMinor = wager?.stakeMinor ?? title.stakeStepsMinor[0] ?? 0n
  const staked = { stakeMinor, choice: wager?.choice ?? null }
  const actions: Json[] = []
  for (;;) {
    const draws: Draw[] = []
    const chance = told(chanceOf(streamOfTest(nonce)), (draw) => draws.push(draw))
    const play = engine.play(title, staked, actions, chance)
    if (play.legal.length === 0 || !wager || !measure) return draws
    actions.push(measure.decide(title, wager, play).action)
  }
}

const partOf = (number: number, bound: number, parts: number): number =>
  Math.floor((number * parts) / bound)

/** How many numbers of the range are in each bin. */
const partSizes = (bound: number, parts: number): readonly number[] => {
  const start = (part: number): number => Math.ceil((part * bound) / parts)
  return Array.from({ length: parts }, (_, part) => start(part + 1) - start(part))
}

/** Ten bins instead of a hundred, with the same borders. */
const inTens = (counts: Uint32Array): Uint32Array =>
  Uint32Array.from({ length: Math.ceil(counts.length / 10) }, (_, part) =>
    counts.subarray(part * 10, (part + 1) * 10).reduce((sum, count) => sum + count, 0),
  )

const sumOf = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0)
const isEnough = (counts: Uint32Array): boolean => sumOf(counts) >= expectedMin * counts.length

const testsOfTitle = (title: TitleData, from: number, roundCount: number): GameTest[] => {
  const countsByBound = new Map<number, Uint32Array>()
  for (let round = 0; round < roundCount; round += 1) {
    for (const { bound, number } of drawsOfRound(title, from + round)) {
      const parts = Math.min(bound, partsMax)
      if (parts < 2) continue
      const counts = countsByBound.get(bound) ?? new Uint32Array(parts)
      const part = partOf(number, bound, parts)
      counts[part] = (counts[part] ?? 0) + 1
      countsByBound.set(bound, counts)
    }
  }
  // A title with many ranges, each drawn from in few rounds, is counted in larger bins.
  const isRare = [...countsByBound.values()].every((counts) => !isEnough(counts))
  return [...countsByBound].flatMap(([bound, all]) => {
    const counts = isRare && all.length === partsMax ? inTens(all) : all
    if (!isEnough(counts)) return []
    const numberCount = sumOf(counts)
    const chiSquare = chiSquareOf(counts, partSizes(bound, counts.length))
    return {
      gameCode: title.gameCode,
      bound,
      partCount: counts.length,
      numberCount,
      chiSquare: Number(chiSquare.toFixed(4)),
      pValue: Number(chiSquareP(chiSquare, counts.length - 1).toPrecision(4)),
    }
  })
}

const nonceOfFirstTitle = 2_000
const noncesOfTitle = 10_000_000

/**
 * Plays rounds of every title from streams of the fairness package and tests the numbers drawn. A title
 * that `known` has with as many rounds of its version keeps its results; others take streams of their own.
 */
export const testGames = (roundCount: number, known?: GameTests): GameTests => {
  const kept = known?.roundCount === roundCount ? known : undefined
  let nextNonce = Math.max(
    nonceOfFirstTitle,
    ...(kept?.titles ?? []).map(({ firstNonce }) => firstNonce + noncesOfTitle),
  )
  const tested = titlesInOrder.map(({ maths }) => {
    const { gameCode, version: mathsVersion } = maths
    const before = kept?.titles.find(
      (one) => one.gameCode === gameCode && one.mathsVersion === mathsVersion,
    )
    if (before) {
      const tests = kept?.tests.filter((one) => one.gameCode === gameCode) ?? []
      return { title: before, tests }
    }
    const title = { gameCode, mathsVersion, firstNonce: nextNonce }
    nextNonce += noncesOfTitle
    return { title, tests: testsOfTitle(maths, title.firstNonce, roundCount) }
  })
  const tests = tested.flatMap((one) => one.tests)
  const leastP = Math.min(...tests.map(({ pValue }) => pValue))
  return { roundCount, titles: tested.map(({ title }) => title), tests, leastP }
}
