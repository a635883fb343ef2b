import type { Round, RoundProof, RoundSummary } from '@trevo/contract/rgs/round.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { RoundRow, SeedPairRow } from '../../tables.ts'

const money = (amountMinor: bigint | null): string | null =>
  amountMinor === null ? null : formatMoney(amountMinor)

type SummaryRow = Pick<
  RoundRow,
  | 'id'
  | 'game_code'
  | 'state'
  | 'stake_minor'
  | 'further_stake_minor'
  | 'payout_minor'
  | 'balance_before_minor'
  | 'balance_after_minor'
  | 'timeout_at'
  | 'started_at'
  | 'closed_at'
>

/** A round as its player may see it, without choice, actions and draw. */
export const shownSummary = (row: SummaryRow): RoundSummary => ({
  id: row.id,
  gameCode: row.game_code,
  state: row.state,
  stake: formatMoney(row.stake_minor + row.further_stake_minor),
  payout: formatMoney(row.payout_minor),
  balanceBefore: money(row.balance_before_minor),
  balanceAfter: money(row.balance_after_minor),
  timeoutAt: row.timeout_at?.toISOString() ?? null,
  startedAt: row.started_at.toISOString(),
  finishedAt: row.closed_at?.toISOString() ?? null,
})

/** A round in full, with its actions. */
export const shownRound = (row: RoundRow, actions: readonly Json[]): Round => ({
  ...shownSummary(row),
  firstStake: formatMoney(row.stake_minor),
  choice: row.choice as Round['choice'], // plain JSON, read-only
  actions: actions.map((action) => action as Round['choice']), // as above
  // What the engine showed: for slots in the shape of the contract, which a test compares.
  outcome: row.outcome as Round['outcome'],
  legal: (row.legal ?? []).map(({ action, stakeMinor }) => ({
    action: action as Round['choice'], // as above
    stake: formatMoney(BigInt(stakeMinor)),
  })),
})

/** `serverSeed` only for a pair that was rotated out. */
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
    hashCount: 1,
    serverSeed,
  }
}
