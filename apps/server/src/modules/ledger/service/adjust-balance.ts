import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { adjustBalance, openAdjustment } from '@trevo/contract/ops/ledger.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { LedgerNeeds } from '../needs.ts'
import { adjustKindName } from './adjust-balance-kind.ts'
import { getHolder, type Reader } from './find-holder.ts'
import { presentTransfers } from './present-transfers.ts'

const latestShown = 20

/** A member's balance and latest movements, before it is adjusted. */
export const createOpenAdjustment =
  (needs: LedgerNeeds) =>
  async (reader: Reader, member: string): Promise<Answer<typeof openAdjustment>> => {
    const { memberId, username } = await getHolder(needs, reader.brandId, member)
    const balance = await needs.wallet.balanceOf(memberId)
    const latest = await needs.wallet.listTransfersOf(memberId, undefined, latestShown)
    const target = String(memberId)
    const waiting = (await needs.staff.listWaiting(reader.brandId, adjustKindName, [target])).get(
      target,
    )
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
  }

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
    return needs.staff.askChange({
      kind: adjustKindName,
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
  }
