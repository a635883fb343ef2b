import type { TableSignalKind } from '@trevo/contract/vendor/table-signals.ts'
import type { PairFacts } from '@trevo/game-rules/collusion/pair-facts.ts'
import type { SignalKind } from '@trevo/game-rules/collusion/signal-rules.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { CardTables } from '../../tables.ts'

/** A deal in support of a signal, and its weight. */
export type DealEvidence = {
  readonly kind: SignalKind
  readonly weight: number
  readonly tableId: string
  readonly number: number
}

/** A pair of players of a game on a day. */
export type PairDayName = {
  readonly gameCode: string
  readonly playerRef: string
  readonly otherRef: string
  readonly day: string
}

export type PairDay = PairDayName & {
  readonly facts: PairFacts
  readonly deals: readonly DealEvidence[]
}

type PairDayTable = {
  game_code: string
  rules_version: number
  player_ref: string
  other_ref: string
  day: string
  deal_count: number
  transfer_count: number
  lost_hundredths: bigint
  lost_squares: bigint
  strong_faced_count: number
  strong_folded_count: number
  duel_count: number
  duel_raised_count: number
  yielded_count: number
  thrown_count: number
  deals: JSONColumnType<readonly DealEvidence[], string, string>
}

type PlayerDayTable = {
  game_code: string
  rules_version: number
  player_ref: string
  day: string
  deal_count: number
}

type SignalTable = {
  number: Generated<bigint>
  game_code: string
  kind: TableSignalKind
  rules_version: number
  player_ref: string
  other_ref: string
  figures: JSONColumnType<Readonly<Record<string, number>>, string, string>
  deals: JSONColumnType<readonly { tableId: string; number: number }[], string, string>
  raised_at: Date
}

/** The tables of players, with the facts about their pairs. */
export type CollusionTables = CardTables & {
  'cards.pair_day': PairDayTable
  'cards.player_day': PlayerDayTable
  'cards.collusion_signal': SignalTable
}
