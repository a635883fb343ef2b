import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findHeldCreditById, listHeldEvents } from '../../rounds/repository/held-credits.ts'
import type { HeldCreditRow } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'

/** The credit as operators see it. */
export const presentHeldCredit = async (
  context: PlayContext,
  row: HeldCreditRow,
): Promise<HeldCredit> => {
  const member = await context.members.findMember(row.member_id)
  const events = await listHeldEvents(context.database, row.id)
  return {
    creditId: row.id,
    account: member?.account ?? '',
    vendor: row.vendor,
    gameName: context.catalogue.findGame(row.node_id)?.name.EN ?? '',
    roundId: row.round_id,
    transactionId: row.credit_txn,
    referenceTransactionId: row.debit_txn,
    stake: formatMoney(row.stake_minor),
    amount: formatMoney(row.amount_minor),
    cap: formatMoney(row.cap_minor),
    paid: formatMoney(row.paid_minor),
    status: row.state,
    heldAt: row.held_at.toISOString(),
    events: events.map(({ kind, operator, reason, happened_at }) => ({
      kind,
      at: happened_at.toISOString(),
      operator,
      reason,
    })),
  }
}

/** @throws Refusal `credit.unknown` for none of the brand. */
export const getHeldCreditOf = async (
  { database }: PlayContext,
  brandId: number,
  creditId: string,
): Promise<HeldCreditRow> => {
  const row = await findHeldCreditById(database, creditId)
  if (row?.brand_id !== brandId) throw new Refusal('credit.unknown')
  return row
}

/** @throws Refusal `credit.unknown` for none of the brand. */
export const createShowHeldCredit =
  (context: PlayContext) =>
  async (brandId: number, creditId: string): Promise<HeldCredit> =>
    presentHeldCredit(context, await getHeldCreditOf(context, brandId, creditId))
