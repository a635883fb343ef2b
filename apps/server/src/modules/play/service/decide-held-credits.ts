import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { payoutRefused, payoutReleased } from '../domain/transfers.ts'
import { lockFate, updateFate } from '../repository/fates.ts'
import {
  findHeldCreditById,
  listHeldCredits,
  listHeldEvents,
  lockHeldCredit,
  moveHeldCredit,
} from '../repository/held-credits.ts'
import { resolveIncident } from '../repository/incidents.ts'
import type { HeldCreditRow, PlayTables } from '../repository/tables.ts'
import type { PlayContext } from './context.ts'

export type Decision = {
  readonly creditId: string
  readonly brandId: number
  /** Who decides, as the audit knows them. */
  readonly operator: string
  readonly reason: string
}

export type HeldCredits = {
  list(brandId: number, limit: number): Promise<HeldCredit[]>
  /** @throws Refusal `credit.unknown` for none of the brand. */
  show(brandId: number, creditId: string): Promise<HeldCredit>
  /** The member has the money. @throws Refusal `credit.unknown`, `credit.not_held` */
  release(decision: Decision): Promise<HeldCredit>
  /** The house has the money again. @throws Refusal `credit.unknown`, `credit.not_held` */
  refuse(decision: Decision): Promise<HeldCredit>
}

const present = async (context: PlayContext, row: HeldCreditRow): Promise<HeldCredit> => {
  const member = await context.findMember(row.member_id)
  const events = await listHeldEvents(context.database, row.id)
  return {
    creditId: row.id,
    account: member?.account ?? '',
    vendor: row.vendor,
    gameName: context.findGame(row.node_id)?.name.EN ?? '',
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

const getOfBrand = async (
  { database }: PlayContext,
  brandId: number,
  creditId: string,
): Promise<HeldCreditRow> => {
  const row = await findHeldCreditById(database, creditId)
  if (row?.brand_id !== brandId) throw new Refusal('credit.unknown')
  return row
}

/** What operators of a brand see and decide of credits that are held. */
export const decideHeldCredits = (context: PlayContext): HeldCredits => {
  const show = async (brandId: number, creditId: string): Promise<HeldCredit> =>
    present(context, await getOfBrand(context, brandId, creditId))

  const decide = async (
    to: 'released' | 'refused',
    { creditId, brandId, operator, reason }: Decision,
    move: (tx: Tx, held: HeldCreditRow) => Promise<unknown>,
  ): Promise<HeldCredit> => {
    if (operator.trim() === '') throw new Error('a decision without an operator')
    const { vendor, debit_txn, credit_txn } = await getOfBrand(context, brandId, creditId)
    await context.database.inTx(async (tx) => {
      const key = { vendor, debitTxn: debit_txn }
      // Before the credit, as whoever holds or takes it back locks them.
      const fate = await lockFate(tx, key)
      const held = await lockHeldCredit(tx, { vendor, creditTxn: credit_txn })
      if (!fate || held?.state !== 'held') throw new Refusal('credit.not_held')
      const at = context.clock.now()
      await moveHeldCredit(tx, creditId, to, { operator, reason, at })
      const incident = { vendor, what: 'credit_above_cap', about: credit_txn, at }
      await resolveIncident(tables<PlayTables>(tx), incident)
      if (to === 'released') {
        await updateFate(tx, key, { payout_minor: fate.payout_minor + held.amount_minor })
      }
      await move(tx, held)
    })
    context.log.warn({ vendor, about: credit_txn, operator, to }, 'held credit decided')
    return show(brandId, creditId)
  }

  const { database, wallet } = context
  return {
    show,
    list: async (brandId, limit) => {
      const rows = await listHeldCredits(database, brandId, limit)
      return Promise.all(rows.map((row) => present(context, row)))
    },
    release: (decision) =>
      decide('released', decision, (tx, held) =>
        wallet.postInTx(tx, payoutReleased(held, decision.operator)),
      ),
    refuse: (decision) =>
      decide('refused', decision, (tx, held) =>
        wallet.postInTx(tx, payoutRefused(held, decision.operator)),
      ),
  }
}
