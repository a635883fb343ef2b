import { finish } from '@trevo/lottery-rules/steps.ts'
import {
  highestPrizeOf,
  type SlipLine,
  type SlipTerms,
  type Steps,
} from '../../lotteries/domain/game-rules.ts'
import { playKey, type ExposureLimits } from '../../lotteries/domain/limits.ts'

export type Exposure = {
  readonly drawId: bigint
  readonly playId: number
  /** The line as written in a slip. */
  readonly line: string
  /** Its possible payout. */
  readonly minor: bigint
  readonly minorMax: bigint
}

/** Lines of one item that are counted one by one; a play with larger items has no such rule. */
const exposedLinesMax = 10_000

/** Combinations processed before yielding. */
const combinationsOfStep = 100

export type ExposedDraw = { readonly drawId: bigint; readonly multiple: number }

/** What an order adds to each line of the plays whose lines close automatically. */
export const exposuresOf = (...parts: Parameters<typeof exposuresInSteps>): readonly Exposure[] =>
  finish(exposuresInSteps(...parts))

/** The same for an order, yielding to other requests. */
export function* exposuresInSteps(
  lines: readonly SlipLine[],
  terms: SlipTerms,
  draws: readonly ExposedDraw[],
  { gameId, exposureMax }: { readonly gameId: number; readonly exposureMax: ExposureLimits },
): Steps<readonly Exposure[]> {
  const found = new Map<string, Exposure>()
  for (const line of lines) {
    const { playId, form } = line.play
    const minorMax = exposureMax.get(playKey(gameId, playId))
    if (minorMax === undefined || line.stakes > exposedLinesMax) continue
    const prize = highestPrizeOf(line, terms)
    const places = line.selection.places.join('')
    for (const combination of form.combinations(line.selection.rows)) {
      if (draws.length > 1 || found.size % combinationsOfStep === 0) yield
      const text = `${places === '' ? '' : `${places}@`}${combination.join('_')}`
      for (const { drawId, multiple } of draws) {
        const key = `${drawId}|${playId}|${text}`
        const before = found.get(key)?.minor ?? 0n
        const minor = before + prize * BigInt(multiple)
        found.set(key, { drawId, playId, line: text, minor, minorMax })
      }
    }
  }
  return [...found.values()]
}
