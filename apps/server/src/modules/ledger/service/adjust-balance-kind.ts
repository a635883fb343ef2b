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
import { attachEvidence, lockUnused } from '../repository/evidence.ts'
import { hasAdjustment, insertAdjustment } from '../repository/adjustments.ts'
import type { LedgerTables } from '../repository/tables.ts'

export const adjustKindName = 'adjustBalance'

const Input = z.strictObject({
  adjustmentId: z.uuid(),
  /** Signed, in minor units. */
  amountMinor: z.string().regex(/^-?\d{1,18}$/),
  cause: z.enum(adjustmentCauses),
  about: z.string().nullable(),
  evidence: z.string(),
  // Requests of the version before have none.
  files: z.array(z.uuid()).default([]),
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

type Posting = {
  readonly order: Order
  readonly holder: Holder
  readonly by: { readonly asked: string; readonly decided: string; readonly reason: string }
}

/** The movement, what is written of it, and the pictures that show why. */
const post = async (
  { wallet, clock }: LedgerNeeds,
  tx: Tx,
  { order: { brandId, input }, holder: { memberId }, by: { asked, decided, reason } }: Posting,
): Promise<void> => {
  const { adjustmentId, cause, evidence, files } = input
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
  await attachEvidence(tx, adjustmentId, files)
}

/**
 * A movement between a member and the house `adjustments`, which two persons ask for. Its target is the member's
 * number, so one waits at most for each member.
 */
export const adjustBalanceKind = (needs: LedgerNeeds): ChangeKind => {
  const { wallet } = needs
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
    const { files } = input
    if ((await lockUnused(tx, { brandId, memberId, files })) !== files.length) {
      throw new Refusal('ledger.evidence_unknown')
    }
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
          ...(input.files.length > 0 && { evidenceFiles: input.files }),
        },
        amountMinor: amountMinor < 0n ? -amountMinor : amountMinor,
      }
    },
    execute: async (tx, order, by) => post(needs, tx, { order, holder: await lock(tx, order), by }),
  })
}
