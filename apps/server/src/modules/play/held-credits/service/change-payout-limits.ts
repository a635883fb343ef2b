import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import { changePayoutLimits as endpoint } from '@trevo/contract/ops/company/catalogue.ts'
import { MoneyInput } from '@trevo/contract/shapes.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { PlayContext } from '../../common/context.ts'
import type { PayoutLimits } from '../../common/domain/payout-cap.ts'
import { defaultPayoutLimits } from '../../common/domain/payout-cap.ts'
import { listPayoutLimits, savePayoutLimits } from '../../common/repository/payout-limits.ts'
import type { PlayTables } from '../../common/repository/tables.ts'

export const payoutLimitsKindName = 'changePayoutLimits'
/** A brand has one set of them. */
export const payoutLimitsTarget = 'payout-limits'

const Input = z.strictObject({ stakesMax: endpoint.body.shape.stakesMax, payoutMax: MoneyInput })
type Order = ChangeOrder<z.infer<typeof Input>>

const factsOf = ({ stakesMax, payoutMaxMinor }: PayoutLimits) => ({
  stakesMax,
  payoutMax: formatMoney(payoutMaxMinor),
})

const wantedOf = ({ input }: Order): PayoutLimits => ({
  stakesMax: input.stakesMax,
  payoutMaxMinor: parseMoney(input.payoutMax),
})

/** Other payout caps of a brand; each copy pays by them within a minute. */
export const payoutLimitsKind = (): ChangeKind =>
  changeKind({
    kind: payoutLimitsKindName,
    right: 'catalogue.change',
    input: Input,
    describe: async (tx: Tx, order: Order) => {
      const wanted = wantedOf(order)
      if (order.target !== payoutLimitsTarget || wanted.payoutMaxMinor <= 0n) {
        throw new Refusal('catalogue.limits_invalid')
      }
      const limits = await listPayoutLimits({ db: tables<PlayTables>(tx) })
      const before = factsOf(limits.get(order.brandId) ?? defaultPayoutLimits)
      const after = factsOf(wanted)
      if (JSON.stringify(before) === JSON.stringify(after)) {
        throw new Refusal('catalogue.limits_invalid')
      }
      return { before, after, amountMinor: wanted.payoutMaxMinor }
    },
    execute: (tx, order) => savePayoutLimits(tx, order.brandId, wantedOf(order)),
  })

/** The first yes to other caps, or the second one to the same. @throws Refusal `catalogue.limits_invalid` */
export const createChangePayoutLimits =
  ({ staff }: Pick<PlayContext, 'staff'>) =>
  (
    by: Operator,
    { requestId, reason, ...input }: Body<typeof endpoint>,
  ): Promise<Answer<typeof endpoint>> =>
    staff.askChange({
      kind: payoutLimitsKindName,
      brandId: by.brandId,
      target: payoutLimitsTarget,
      input,
      reason,
      requestId,
      by,
    })
