import type { StatementBet, StatementReply } from '@trevo/contract/vendor/statement.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage } from '@trevo/platform/keyset.ts'
import { stateOfRound } from '../domain/state-of-round.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listStakes, type StakeRow, type StakeSpan } from '../repository/statement.ts'

const pageSize = 1_000

/** A stake that was refused or rolled back is cancelled, regardless of its round's state. */
const stateOf = ({ state, action_state: action }: StakeRow): StatementBet['state'] => {
  if (action === 'refused' || action === 'cancelled') return 'cancelled'
  return action === 'asked' || action === 'cancelling' ? 'open' : stateOfRound[state]
}

const betOf = (row: StakeRow): StatementBet => ({
  transactionId: row.debit_txn,
  roundId: row.round_id,
  stake: formatMoney(row.stake_minor),
  payout: formatMoney(BigInt(row.payout_minor)),
  state: stateOf(row),
  at: row.staked_at.toISOString(),
})

/** Where a page ends: an instant in ms and the debit's id. */
const readCursor = (after: string | undefined): StakeSpan['after'] => {
  const [, ms, debitTxn] = /^(\d{1,15})~(.+)$/.exec(after ?? '') ?? []
  return ms === undefined || debitTxn === undefined
    ? undefined
    : { at: new Date(Number(ms)), debitTxn }
}

const cursorOf = ({ staked_at: at, debit_txn: debitTxn }: StakeRow): string =>
  `${at.getTime()}~${debitTxn}`

type Order = { readonly from: string; readonly to: string; readonly after?: string | undefined }

/** The stakes of a span from our own books, 1,000 per page. */
export const listStatement =
  ({ database }: Pick<Dependencies, 'database'>) =>
  async ({ from, to, after }: Order): Promise<Omit<StatementReply, 'requestId'>> => {
    const span = { from: new Date(from), to: new Date(to), after: readCursor(after) }
    const rows = await listStakes(database.db, span, pageSize + 1)
    const { shown, next } = cutPage(rows, pageSize, cursorOf)
    return { bets: shown.map(betOf), next }
  }
