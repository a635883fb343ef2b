import type { Chance } from '@trevo/fairness/chance.ts'
import type { CashTable, CardTableTitle } from '../../card-tables/card-table.ts'
import type { DealRecord, LoggedMove } from '../../card-tables/replay-deal.ts'
import type { TableSeeds } from '../../card-tables/table-seeds.ts'
import type { Json } from '../../engine/json.ts'
import { holdemRules } from '../../holdem/table-rules.ts'
import { chooseMove } from '../../truco/choose-move.ts'
import { trucoRules, type TrucoState } from '../../truco/table-rules.ts'
import { teamOf } from '../../truco/tricks.ts'
import { viewOf } from '../../truco/view.ts'
import type { HoldemPlayer } from './holdem-player.ts'

/** A deal played to its end, and what its seats then had. */
export type PlayedDeal = {
  readonly record: DealRecord
  readonly afterMinor: readonly bigint[]
}

const seedOf = (chance: Chance): string =>
  Array.from({ length: 8 }, () =>
    chance
      .nextInt(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')

const seedsOf = (chance: Chance, seatCount: number): TableSeeds => ({
  server: seedOf(chance),
  seats: Array.from({ length: seatCount }, () => seedOf(chance)),
})

export type HoldemTitle = CardTableTitle & { readonly cash: CashTable }

/** One deal of hold'em between players, the first with the button; or a hand of a tournament. */
export const playHoldem = (
  title: CardTableTitle,
  stacksMinor: readonly bigint[],
  players: readonly HoldemPlayer[],
  chance: Chance,
  handNumber?: number,
): PlayedDeal => {
  const entryMinor = title.entriesMinor[0] ?? 0n
  const terms = { entryMinor, ...(handNumber !== undefined && { handNumber }) }
  const seeds = seedsOf(chance, players.length)
  const moves: LoggedMove[] = []
  let state = holdemRules.begin(title, stacksMinor, seeds, terms)
  let raiser: number | undefined
  while (state.toMove !== undefined) {
    const place = state.toMove
    const chosen = players[place]?.({ state, place, raiser }, chance) ?? { kind: 'fold' as const }
    const move =
      chosen.kind === 'raise' ? { kind: chosen.kind, toMinor: String(chosen.toMinor) } : chosen
    const after = holdemRules.apply(state, place, move)
    moves.push({ seat: place, move })
    if (chosen.kind === 'raise') raiser = place
    if (after.betting.street !== state.betting.street) raiser = undefined
    state = after
  }
  const afterMinor = state.end?.stacksMinor ?? []
  return { record: { stacksMinor, seeds, terms, moves }, afterMinor }
}

/** A style of playing Truco: boldness from 0 to 1, or so that the other wins. */
export type TrucoPlayer = { readonly boldness: number; readonly isGiving?: boolean }

/**
 * The weakest card, and every call folded, as the clock does for an absent player; and the match
 * itself before it is won by mistake.
 */
const givingMove = (state: TrucoState, place: number): Json =>
  state.match.points[teamOf(place)] >= 9
    ? trucoRules.giveUpMove
    : trucoRules.timeoutMove(state, place)

/** One match of Truco between players. */
export const playTruco = (
  title: CardTableTitle,
  players: readonly TrucoPlayer[],
  chance: Chance,
): PlayedDeal => {
  const entryMinor = title.entriesMinor[0] ?? 0n
  const stacksMinor = players.map(() => entryMinor)
  const seeds = seedsOf(chance, players.length)
  const moves: LoggedMove[] = []
  let state = trucoRules.begin(title, stacksMinor, seeds, { entryMinor })
  for (;;) {
    const [place] = trucoRules.seatsToMove(state)
    if (place === undefined) break
    const { boldness = 0, isGiving = false } = players[place] ?? {}
    const view = viewOf(state.match, place)
    const bold = Math.min(0.99, (chance.nextInt(1_000) / 1_000) * 0.6 + boldness * 0.4)
    const chosen = chooseMove(view, place, bold) ?? { kind: 'fold' as const }
    const move = isGiving ? givingMove(state, place) : { ...chosen }
    moves.push({ seat: place, move })
    state = trucoRules.apply(state, place, move)
  }
  const afterMinor = trucoRules.resultOf(state)?.stacksMinor ?? []
  return { record: { stacksMinor, seeds, terms: { entryMinor }, moves }, afterMinor }
}
