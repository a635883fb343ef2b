import type { Round, RoundProof, RoundSummary, SlotOutcome } from '@trevo/contract/rgs/round.ts'
import type { SeedState } from '@trevo/contract/rgs/session.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { RoundSummaryRow } from '../repository/rounds.ts'
import type { RoundRow, SeedPairRow } from '../repository/tables.ts'

const money = (amountMinor: bigint | null): string | null =>
  amountMinor === null ? null : formatMoney(amountMinor)

/** A round as its player may see it, without the outcome. */
export const shownSummary = (row: RoundSummaryRow): RoundSummary => ({
  id: row.id,
  gameCode: row.game_code,
  state: row.state,
  stake: formatMoney(row.stake_minor),
  payout: formatMoney(row.payout_minor),
  balanceBefore: money(row.balance_before_minor),
  balanceAfter: money(row.balance_after_minor),
  startedAt: row.started_at.toISOString(),
  finishedAt: row.closed_at?.toISOString() ?? null,
})

export const shownRound = (row: RoundRow): Round => ({
  ...shownSummary(row),
  // Same shape, read-only arrays; a test compares the two types.
  outcome: row.outcome as SlotOutcome | null,
})

export const shownSeeds = (pair: SeedPairRow): SeedState => ({
  seedPairId: String(pair.id),
  commitment: pair.commitment,
  commitmentNumber: Number(pair.commitment_number),
  clientSeed: pair.client_seed,
  nonce: pair.nonce,
})

/** `serverSeed` only of a pair that was rotated out. */
export const shownProof = (
  round: RoundRow,
  pair: SeedPairRow,
  serverSeed: string | null,
): RoundProof | null => {
  if (round.nonce === null) return null
  return {
    mathsVersion: round.maths_version,
    seedPairId: String(pair.id),
    commitment: pair.commitment,
    commitmentNumber: Number(pair.commitment_number),
    clientSeed: round.client_seed,
    nonce: round.nonce,
    serverSeed,
  }
}
