import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { payoutRefused } from '../../common/domain/transfers.ts'
import type { PlayContext } from '../../common/context.ts'
import { decideHeldCredit, type Decision } from './decide-held-credit.ts'

/** The house gets the money back. @throws Refusal `credit.unknown`, `credit.not_held` */
export const createRefuseHeldCredit =
  (context: PlayContext) =>
  (decision: Decision): Promise<HeldCredit> =>
    decideHeldCredit(context, 'refused', decision, (tx, held) =>
      context.wallet.postInTx(tx, payoutRefused(held, decision.operator)),
    )
