import { randomUUID } from 'node:crypto'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { transferMany } from '@trevo/contract/wps/transfers.ts'
import { tables } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { readAmount } from '../domain/read-amount.ts'
import { moneySent } from '../domain/transfers.ts'
import {
  findManyTransfer,
  insertManyTransfer,
  insertTransfers,
} from '../repository/sent-transfers.ts'
import type { ManyTransferRow, MemberTransferRow, TransfersTables } from '../repository/tables.ts'
import type { Person, TransfersNeeds } from '../needs.ts'
import { requireTurnoverDone } from './require-turnover-done.ts'
import { requireWithinLimits } from './require-within-limits.ts'
import { createRequireAllowed, shown, type SendOrder } from './send-money.ts'

export type ManyOrder = SendOrder & { readonly accounts: readonly string[] }

const isSame = (known: ManyTransferRow, row: ManyTransferRow): boolean =>
  known.amount_minor === row.amount_minor &&
  String(known.to_member_ids) === String(row.to_member_ids)

/** Receivers by their account, each once. @throws Refusal for anybody who is not directly below */
const findReceivers = async (
  { members }: TransfersNeeds,
  order: ManyOrder,
): Promise<readonly Person[]> => {
  const wanted = [...new Set(order.accounts.map((account) => account.trim().toLowerCase()))]
  const people: Person[] = []
  for (const account of wanted) {
    const person = await members.findBelow(order, account)
    if (!person) throw new Refusal('transfer.not_downline')
    people.push(person)
  }
  return people.toSorted(ascending(({ memberId }) => memberId))
}

const sendToAll = (
  needs: TransfersNeeds,
  order: ManyOrder,
  many: ManyTransferRow,
): Promise<ManyTransferRow> =>
  needs.database.inTx(async (tx) => {
    const own = tables<TransfersTables>(tx)
    const { from_member_id, amount_minor, sent_at } = many
    const name = { memberId: from_member_id, clientId: many.client_id }
    await needs.wallet.claimClientId(tx, 'transfers.sent_to_many', name)
    const total = amount_minor * BigInt(many.to_member_ids.length)
    const known = await findManyTransfer(tx, from_member_id, many.client_id)
    if (known) {
      if (!isSame(known, many)) throw new Refusal('request.id_reused', { id: many.client_id })
      return known
    }
    const timeZone = needs.settings.timeZoneOf(order.brandId)
    const moment = { now: sent_at, timeZone }
    await requireWithinLimits(own, from_member_id, { each: amount_minor, total, ...moment })
    await insertManyTransfer(tx, many)
    const rows = many.to_member_ids.map((to_member_id): MemberTransferRow => ({
      from_member_id,
      id: randomUUID(),
      to_member_id,
      client_id: randomUUID(),
      direction: 'down',
      amount_minor,
      remark: order.remark ?? '',
      sent_at,
    }))
    await insertTransfers(tx, rows)
    // Members are locked in ascending order everywhere.
    const commands = rows
      .flatMap((row) =>
        moneySent({
          id: row.id,
          fromMemberId: from_member_id,
          toMemberId: row.to_member_id,
          amountMinor: amount_minor,
        }),
      )
      .toSorted((a, b) => Number(a.memberId - b.memberId))
    for (const command of commands) await needs.wallet.postInTx(tx, command)
    await requireTurnoverDone(needs, tx, order)
    return many
  })

/** agentRedRain: the same amount to several people directly below, to all of them or to none. */
export const createTransferMany = (needs: TransfersNeeds) => {
  const requireAllowed = createRequireAllowed(needs)
  return async (order: ManyOrder): Promise<Answer<typeof transferMany>> => {
    await requireAllowed(order)
    const people = await findReceivers(needs, order)
    const sent = await sendToAll(needs, order, {
      from_member_id: order.memberId,
      client_id: order.clientId,
      amount_minor: readAmount(order.amount),
      to_member_ids: people.map(({ memberId }) => memberId),
      sent_at: needs.clock.now(),
    })
    return {
      clientId: sent.client_id,
      each: formatMoney(sent.amount_minor),
      total: formatMoney(sent.amount_minor * BigInt(people.length)),
      to: people.map(shown),
      sentAt: sent.sent_at.toISOString(),
    }
  }
}
