import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { payoutRefused } from '../../common/domain/transfers.ts'
import type { PlayContext } from '../../common/context.ts'
import { decideInTx, type Decision } from './decide-held-credit.ts'
import { createShowHeldCredit, getHeldCreditOf } from './show-held-credit.ts'

/** The house gets the money back. @throws Refusal `credit.unknown`, `credit.not_held` */
export const createRefuseHeldCredit =
  (context: PlayContext) =>
  async ({ brandId, creditId, operator, reason }: Decision): Promise<HeldCredit> => {
    const row = await getHeldCreditOf(context, brandId, creditId)
    await context.database.inTx((tx) =>
      decideInTx(context, tx, row, { to: 'refused', operator, reason }, (held) =>
        context.wallet.postInTx(tx, payoutRefused(held, operator)),
      ),
    )
    return createShowHeldCredit(context)(brandId, creditId)
  }
