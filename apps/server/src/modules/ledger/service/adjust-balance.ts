import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { adjustBalance } from '@trevo/contract/ops/ledger/ledger.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { LedgerNeeds } from '../needs.ts'
import { adjustKindName } from './adjust-balance-kind.ts'
import { getHolder } from './find-holder.ts'

/** The first yes of an adjustment, or the second. */
export const createAdjustBalance =
  (needs: LedgerNeeds) =>
  async (
    by: Pick<Operator, 'operatorId' | 'username' | 'brandId'>,
    body: Body<typeof adjustBalance>,
  ): Promise<Answer<typeof adjustBalance>> => {
    const { brandId } = by
    const { memberId, username } = await getHolder(needs, brandId, body.member)
    const amountMinor = parseMoney(body.amount)
    if (amountMinor === 0n) throw new Refusal('ledger.amount_zero')
    noteAct({ target: username })
    const target = String(memberId)
    const waiting = (await needs.staff.listWaiting(brandId, adjustKindName, [target])).get(target)
    // Another person's yes to the same adjustment is not a retry of the first one.
    const isSecond = waiting?.requestId === body.adjustmentId && waiting.askedBy !== by.username
    return needs.staff.askChange({
      kind: adjustKindName,
      brandId,
      target,
      input: {
        adjustmentId: body.adjustmentId,
        amountMinor: String(body.direction === 'credit' ? amountMinor : -amountMinor),
        cause: body.cause,
        about: body.about ?? null,
        evidence: body.evidence.trim(),
        files: [...new Set(body.files)],
      },
      requestId: isSecond ? undefined : body.adjustmentId,
      reason: body.reason.trim(),
      by,
    })
  }
