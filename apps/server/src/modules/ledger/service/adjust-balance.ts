import type { Answer, Body, Query } from '@trevo/contract/endpoint.ts'
import {
  adjustmentCauses,
  type Adjustment,
  type adjustBalance,
  type listAdjustments,
  type openAdjustment,
} from '@trevo/contract/ops/ledger.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { cutPage, readCursor, writeCursor } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { noteAct } from '../../../platform/acts/act.ts'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import { balanceAdjusted } from '../domain/transfers.ts'
import type { Holder, LedgerNeeds } from '../needs.ts'
import {
  insertAdjustment,
  listAdjustments as listRows,
  listAdjustmentsBetween,
  type AdjustmentRow,
  type LedgerTables,
} from '../repository/adjustments.ts'
import { getHolder, type Reader } from './explore-ledger.ts'
import { presentTransfers } from './present-transfers.ts'

const kind = 'adjustBalance'
const latestShown = 20

const Input = z.strictObject({
  adjustmentId: z.uuid(),
  /** Signed, in minor units. */
  amountMinor: z.string().regex(/^-?\d{1,18}$/),
  cause: z.enum(adjustmentCauses),
  about: z.string().nullable(),
  evidence: z.string(),
})
type Input = z.infer<typeof Input>
type Order = ChangeOrder<Input>

/** The movement is the member's. @throws Refusal `ledger.transfer_unknown` */
const assertAbout = async (
  { wallet }: LedgerNeeds,
  tx: Tx,
  memberId: bigint,
  about: string | null,
): Promise<void> => {
  if (about === null) return
  const transfer = await wallet.explainTransfer(BigInt(about), tx)
  const isOwn = transfer?.legs.some((leg) => 'memberId' in leg && leg.memberId === memberId)
  if (!isOwn) throw new Refusal('ledger.transfer_unknown')
}

/**
 * A movement between a member and the house `adjustments`, which two persons ask for. Its target is the member's
 * number, so one waits at most for each member.
 */
export const adjustBalanceKind = (needs: LedgerNeeds): ChangeKind => {
  const { wallet, clock } = needs
  const lock = async (tx: Tx, { brandId, target, input }: Order): Promise<Holder> => {
    const memberId = BigInt(target)
    const holder = (await needs.members.findHolders([memberId], tx)).get(memberId)
    if (holder?.brandId !== brandId) throw new Refusal('ledger.member_unknown')
    const balance = await wallet.lockBalance(tx, memberId)
    if (!balance) throw new Refusal('wallet.account_unknown')
    const amountMinor = BigInt(input.amountMinor)
    if (balance.availableMinor + amountMinor < 0n) {
      throw new Refusal('wallet.insufficient_balance', {
        balance: formatMoney(balance.availableMinor),
      })
    }
    await assertAbout(needs, tx, memberId, input.about)
    return holder
  }
  return changeKind<Input>({
    kind,
    right: 'ledger.adjust',
    input: Input,
    describe: async (tx, order) => {
      const { username } = await lock(tx, order)
      const { input } = order
      const amountMinor = BigInt(input.amountMinor)
      const before = { member: username, house: 'adjustments' }
      return {
        before,
        after: {
          ...before,
          adjusted: formatMoney(amountMinor),
          cause: input.cause,
          ...(input.about !== null && { transfer: input.about }),
          evidence: input.evidence,
        },
        amountMinor: amountMinor < 0n ? -amountMinor : amountMinor,
      }
    },
    execute: async (tx, order, { asked, decided, reason }) => {
      const { brandId, input } = order
      const { memberId } = await lock(tx, order)
      const { adjustmentId, cause, evidence } = input
      const amountMinor = BigInt(input.amountMinor)
      const about = input.about ?? undefined
      const posted = await wallet.postInTx(
        tx,
        balanceAdjusted({ adjustmentId, memberId, amountMinor, about }),
      )
      await insertAdjustment(tables<LedgerTables>(tx), {
        id: adjustmentId,
        brand_id: brandId,
        member_id: memberId,
        amount_minor: amountMinor,
        cause,
        about_transfer: about === undefined ? null : BigInt(about),
        evidence,
        reason,
        asked_by: asked,
        decided_by: decided,
        at: clock.now(),
        transfer_id: posted.transferId,
      })
    },
  })
}

const present = (row: AdjustmentRow, holder: Holder | undefined): Adjustment => ({
  adjustmentId: row.id,
  memberId: String(row.member_id),
  username: holder?.username ?? '',
  amount: formatMoney(row.amount_minor),
  cause: row.cause,
  about: row.about_transfer === null ? null : String(row.about_transfer),
  evidence: row.evidence,
  reason: row.reason,
  asked: row.asked_by,
  decided: row.decided_by,
  at: row.at.toISOString(),
  transferId: String(row.transfer_id),
})

/** Puts balances right, by movements of their own. */
export const createAdjustments = (needs: LedgerNeeds) => {
  const { database, wallet, members, staff } = needs
  return {
    openAdjustment: async (
      reader: Reader,
      member: string,
    ): Promise<Answer<typeof openAdjustment>> => {
      const { memberId, username } = await getHolder(needs, reader.brandId, member)
      const balance = await wallet.balanceOf(memberId)
      const latest = await wallet.listTransfersOf(memberId, undefined, latestShown)
      const target = String(memberId)
      const waiting = (await staff.listWaiting(reader.brandId, kind, [target])).get(target)
      return {
        memberId: target,
        username,
        available: formatMoney(balance.availableMinor),
        held: formatMoney(balance.heldMinor),
        latest: await presentTransfers(needs, latest, {
          brandId: reader.brandId,
          withHouses: false,
        }),
        waiting: waiting
          ? {
              requestId: waiting.requestId,
              askedBy: waiting.askedBy,
              askedAt: waiting.askedAt.toISOString(),
              reason: waiting.reason,
            }
          : null,
      }
    },

    adjustBalance: async (
      by: Pick<Operator, 'operatorId' | 'username' | 'brandId'>,
      body: Body<typeof adjustBalance>,
    ): Promise<Answer<typeof adjustBalance>> => {
      const { brandId } = by
      const { memberId, username } = await getHolder(needs, brandId, body.member)
      const amountMinor = parseMoney(body.amount)
      if (amountMinor === 0n) throw new Refusal('ledger.amount_zero')
      noteAct({ target: username })
      return staff.askChange({
        kind,
        brandId,
        target: String(memberId),
        input: {
          adjustmentId: body.adjustmentId,
          amountMinor: String(body.direction === 'credit' ? amountMinor : -amountMinor),
          cause: body.cause,
          about: body.about ?? null,
          evidence: body.evidence.trim(),
        },
        requestId: body.adjustmentId,
        reason: body.reason.trim(),
        by,
      })
    },

    listAdjustments: async (
      { brandId }: Reader,
      { member, before, pageSize }: Query<typeof listAdjustments>,
    ): Promise<Answer<typeof listAdjustments>> => {
      const rows = await listRows(database.db, {
        brandId,
        memberId: member === undefined ? undefined : BigInt(member),
        before: readCursor(before),
        limit: pageSize + 1,
      })
      const { shown, next } = cutPage(rows, pageSize, ({ at, id }) => writeCursor({ at, id }))
      const holders = await members.findHolders([...new Set(shown.map((one) => one.member_id))])
      return { list: shown.map((row) => present(row, holders.get(row.member_id))), next }
    },

    /** For reports. */
    listAdjustmentsBetween: (page: Parameters<typeof listAdjustmentsBetween>[1]) =>
      listAdjustmentsBetween(database.db, page),
  }
}
