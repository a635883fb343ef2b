import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findHeldCreditById, listHeldEvents } from '../../rounds/repository/held-credits.ts'
import type { HeldCreditRow } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'

/** The act that two persons decide (`release-credit-kind.ts`). */
export const releaseKindName = 'releaseHeldCredit'

/** The credit as operators see it, and who gave the first yes to its release. */
export const presentHeldCredit = async (
  context: PlayContext,
  row: HeldCreditRow,
  askedBy: string | null,
): Promise<HeldCredit> => {
  const member = await context.members.findMember(row.member_id)
  const events = await listHeldEvents(context.database, row.id)
  return {
    creditId: row.id,
    account: member?.account ?? '',
    vendor: row.vendor,
    gameNames: context.catalogue.findGame(row.node_id)?.name ?? {},
    roundId: row.round_id,
    transactionId: row.credit_txn,
    referenceTransactionId: row.debit_txn,
    stake: formatMoney(row.stake_minor),
    amount: formatMoney(row.amount_minor),
    cap: formatMoney(row.cap_minor),
    paid: formatMoney(row.paid_minor),
    status: row.state,
    askedBy,
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
  async (brandId: number, creditId: string): Promise<HeldCredit> => {
    const row = await getHeldCreditOf(context, brandId, creditId)
    const waiting = await context.staff.listWaiting(brandId, releaseKindName, [row.id])
    return presentHeldCredit(context, row, waiting.get(row.id)?.askedBy ?? null)
  }
