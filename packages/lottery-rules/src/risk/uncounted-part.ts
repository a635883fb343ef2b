import { chanceOf } from '@trevo/fairness/chance.ts'
import { divide } from '@trevo/money/share.ts'
import { getGroup } from '../groups/all-groups.ts'
import type { DrawResult, Group, GroupCode } from '../group.ts'
import { countWays, waysAt } from '../outcomes.ts'
import type { SlipLine } from '../slip/slip-line.ts'
import type { Steps } from '../steps.ts'
import { coveredPartMax, ignoredPart, mayCover } from './covered-part.ts'

/** A line of a ticket with its price, in 1/10,000 BRL. */
export type StakedLine = {
  readonly ticketId: bigint
  readonly line: SlipLine
  readonly stakeMinor: bigint
  /** The part of the stake that is returned as a rebate at every outcome. */
  readonly rebateMinor: bigint
  payoutAt(result: DrawResult): bigint
}

/** If at most this many outcomes differ, each is evaluated; otherwise this many are drawn. */
const askedMax = 1_000
const drawnCount = 200

/** The places of the numbers that a line uses, as bits; all of them if the play names none. */
const placesOf = ({ play, selection }: SlipLine, { length }: Group): bigint => {
  const reads = play.reads ?? selection.places
  const places = reads.length > 0 ? reads : Array.from({ length }, (_, index) => index)
  return places.reduce((bits, place) => bits | (1n << BigInt(place)), 0n)
}

type Together = { readonly places: bigint; readonly lines: readonly StakedLine[] }

/** Lines that share numbers, directly or through others. */
const joinByPlaces = (lines: readonly StakedLine[], group: Group): readonly Together[] =>
  lines.reduce<readonly Together[]>((parts, line) => {
    const places = placesOf(line.line, group)
    const met = parts.filter((part) => (part.places & places) !== 0n)
    return [
      ...parts.filter((part) => !met.includes(part)),
      {
        places: met.reduce((bits, part) => bits | part.places, places),
        lines: [...met.flatMap((part) => part.lines), line],
      },
    ]
  }, [])

export type RiskDraw = {
  readonly group: GroupCode
  readonly drawnOn: string
  /** Unknown before sales end: it decides which outcomes are drawn if there are too many. */
  readonly seed: string
}

/** Outcomes of a draw for evaluating its bets: all for a few places, otherwise some random ones. */
export const createRiskOutcomes = ({ group: code, drawnOn, seed }: RiskDraw) => {
  const group = getGroup(code)
  const drawn: DrawResult[] = []
  const drawOutcomes = (): readonly DrawResult[] => {
    for (let nonce = drawn.length; nonce < drawnCount; nonce += 1) {
      const chance = chanceOf({ serverSeed: seed, clientSeed: 'valid-stake', nonce })
      drawn.push({ numbers: group.draw(chance), drawnOn })
    }
    return drawn
  }
  return {
    group,
    at: (places: bigint): Iterable<DrawResult> => {
      const { pool, length } = group
      const indexes = Array.from({ length }, (_, index) => index).filter(
        (index) => (places >> BigInt(index)) & 1n,
      )
      if (!pool || countWays(pool, indexes.length) > askedMax) return drawOutcomes()
      const unknown = Array.from({ length }, () => Number.NaN)
      return waysAt(pool, indexes, unknown).map((numbers) => ({ numbers, drawnOn }))
    },
  }
}

type RiskOutcomes = ReturnType<typeof createRiskOutcomes>

const sumOf = (lines: readonly StakedLine[], amountOf: (line: StakedLine) => bigint): bigint =>
  lines.reduce((sum, line) => sum + amountOf(line), 0n)

/** What lines return in all outcomes except the one in ten that pays least. Yields between outcomes. */
function* sureOf({ places, lines }: Together, outcomes: RiskOutcomes): Steps<bigint> {
  const paid: bigint[] = []
  for (const outcome of outcomes.at(places)) {
    paid.push(sumOf(lines, ({ payoutAt }) => payoutAt(outcome)))
    yield
  }
  const sorted = paid.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.floor(sorted.length / ignoredPart)] ?? 0n
}

/**
 * The part of one member's stakes on a draw that was never at risk, by ticket, in 1/10,000 BRL: bets
 * that cover one another win each other's stakes, such as big and small, or every digit of a place.
 * What is returned in nine of ten outcomes is divided among the lines that use the same numbers, by
 * their stakes (`docs/valid-stake.md`). A single stake counts in full. Work in steps: it yields
 * between outcomes.
 */
export function* uncountedOfLines(
  lines: readonly StakedLine[],
  outcomes: RiskOutcomes,
): Steps<ReadonlyMap<bigint, bigint>> {
  const uncounted = new Map<bigint, bigint>()
  for (const part of joinByPlaces(lines, outcomes.group)) {
    const stakes = part.lines.reduce((sum, { line }) => sum + line.stakes, 0)
    const covered = part.lines.reduce((sum, { line }) => sum + coveredPartMax(line), 0)
    if (!mayCover({ stakes, covered })) continue
    const paidMinor = yield* sureOf(part, outcomes)
    if (paidMinor === 0n) continue
    const allMinor = sumOf(part.lines, ({ stakeMinor }) => stakeMinor)
    const sureMinor = paidMinor + sumOf(part.lines, ({ rebateMinor }) => rebateMinor)
    const backMinor = sureMinor < allMinor ? sureMinor : allMinor
    // Rounded up, so that what is at risk is rounded down.
    for (const { ticketId, stakeMinor } of part.lines) {
      const ofLine = divide(stakeMinor * backMinor, allMinor, 'ceil')
      uncounted.set(ticketId, (uncounted.get(ticketId) ?? 0n) + ofLine)
    }
  }
  return uncounted
}
