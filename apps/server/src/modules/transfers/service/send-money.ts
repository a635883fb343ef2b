import { tables } from '@trevo/database/connect.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import {
  transferPeopleMax,
  type getTransferPeople,
  type transferUpline,
} from '@trevo/contract/wps/transfers.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readAmount } from '../domain/read-amount.ts'
import { moneySent } from '../domain/transfers.ts'
import { requireTurnoverDone, showTurnoverLeft } from './require-turnover-done.ts'
import { leftToday, requireWithinLimits } from './require-within-limits.ts'
import { findTransfer, insertTransfers } from '../repository/sent-transfers.ts'
import type { MemberTransferRow, TransfersTables } from '../repository/tables.ts'
import type { Person, TransfersNeeds } from '../needs.ts'

export type SendOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly amount: string
  readonly remark?: string | undefined
  readonly paymentPassword: string
}

type Sent = Answer<typeof transferUpline>

export const shown = ({ account, nickname }: Person) => ({ account, nickname })

const present = (row: MemberTransferRow, to: Person): Sent => ({
  transferId: row.id,
  clientId: row.client_id,
  amount: formatMoney(row.amount_minor),
  to: shown(to),
  sentAt: row.sent_at.toISOString(),
})

/** Both movements in one commit; a repeated order gets the first answer. */
const send = async (
  needs: TransfersNeeds,
  order: SendOrder,
  to: Person,
  direction: 'up' | 'down',
): Promise<MemberTransferRow> => {
  const { database, wallet, clock, settings } = needs
  const { memberId: from_member_id, clientId: client_id, remark = '' } = order
  const amount_minor = readAmount(order.amount)
  return database.inTx(async (tx) => {
    const own = tables<TransfersTables>(tx)
    const name = { memberId: from_member_id, clientId: client_id }
    await wallet.claimClientId(tx, 'transfers.sent', name)
    const known = await findTransfer(tx, from_member_id, client_id)
    if (known) {
      const isSame =
        known.to_member_id === to.memberId &&
        known.amount_minor === amount_minor &&
        known.remark === remark
      if (!isSame) throw new Refusal('request.id_reused', { id: client_id })
      return known
    }
    const now = clock.now()
    const timeZone = settings.timeZoneOf(order.brandId)
    const sending = { each: amount_minor, total: amount_minor, now, timeZone }
    await requireWithinLimits(own, from_member_id, sending)
    const row: MemberTransferRow = {
      from_member_id,
      id: randomUUID(),
      to_member_id: to.memberId,
      client_id,
      direction,
      amount_minor,
      remark,
      sent_at: now,
    }
    await insertTransfers(tx, [row])
    const gift = {
      id: row.id,
      fromMemberId: from_member_id,
      toMemberId: to.memberId,
      amountMinor: amount_minor,
    }
    for (const command of moneySent(gift)) await wallet.postInTx(tx, command)
    await requireTurnoverDone(needs, tx, order)
    return row
  })
}

/** The law first, then the payment password. */
export const createRequireAllowed =
  ({ settings, identity }: TransfersNeeds) =>
  async ({
    memberId,
    brandId,
    paymentPassword,
  }: Pick<SendOrder, 'memberId' | 'brandId' | 'paymentPassword'>): Promise<void> => {
    if (!settings.mayGive(brandId)) throw new Refusal('transfer.not_allowed_here')
    await identity.requirePaymentPassword({ memberId, brandId }, paymentPassword)
  }

/** Between a member and the people directly above and below, if the law allows it. */
export const createSendMoney = (needs: TransfersNeeds) => {
  const { settings, members, identity } = needs
  const requireAllowed = createRequireAllowed(needs)

  return {
    transferUpline: async (order: SendOrder): Promise<Sent> => {
      await requireAllowed(order)
      const upline = await members.findUpline(order.memberId)
      if (!upline) throw new Refusal('transfer.no_upline')
      return present(await send(needs, order, upline, 'up'), upline)
    },

    transferDownline: async (order: SendOrder & { readonly account: string }): Promise<Sent> => {
      await requireAllowed(order)
      const person = await members.findBelow(order, order.account.trim().toLowerCase())
      if (!person) throw new Refusal('transfer.not_downline')
      return present(await send(needs, order, person, 'down'), person)
    },

    getTransferPeople: async (
      memberId: bigint,
      brandId: number,
      search: string,
    ): Promise<Answer<typeof getTransferPeople>> => {
      const allowed = settings.mayGive(brandId)
      const upline = allowed ? await members.findUpline(memberId) : undefined
      const filter = { search, limit: transferPeopleMax + 1 }
      const below = allowed ? await members.listDownline(memberId, filter) : []
      const moment = { now: needs.clock.now(), timeZone: settings.timeZoneOf(brandId) }
      return {
        allowed,
        hasPaymentPassword: await identity.hasPaymentPassword(memberId),
        upline: upline ? shown(upline) : null,
        downline: below.slice(0, transferPeopleMax).map(shown),
        hasMore: below.length > transferPeopleMax,
        leftToday: formatMoney(await leftToday(needs.database.db, memberId, moment)),
        turnoverLeft: allowed ? await showTurnoverLeft(needs, { memberId, brandId }) : '0.00',
      }
    },
  }
}
