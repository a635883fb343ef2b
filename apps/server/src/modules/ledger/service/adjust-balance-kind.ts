import { adjustmentCauses } from '@trevo/contract/ops/ledger/ledger.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import { balanceAdjusted } from '../domain/transfers.ts'
import type { Holder, LedgerNeeds } from '../needs.ts'
import { hasAdjustment, insertAdjustment, type LedgerTables } from '../repository/adjustments.ts'

export const adjustKindName = 'adjustBalance'

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
    if (await hasAdjustment(tables<LedgerTables>(tx), input.adjustmentId)) {
      throw new Refusal('request.id_reused')
    }
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
    kind: adjustKindName,
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
