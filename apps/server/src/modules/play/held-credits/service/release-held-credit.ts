import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { payoutReleased, sourceOf, winTurnoverOf } from '../../common/domain/transfers.ts'
import type { PlayContext } from '../../common/context.ts'
import { decideHeldCredit, type Decision } from './decide-held-credit.ts'

/** The member gets the money. @throws Refusal `credit.unknown`, `credit.not_held` */
export const createReleaseHeldCredit =
  (context: PlayContext) =>
  (decision: Decision): Promise<HeldCredit> =>
    decideHeldCredit(context, 'released', decision, async (tx, held) => {
      const { wallet } = context
      const stake = await wallet.findTransferInTx(tx, sourceOf(held.vendor), held.debitTxn)
      const winTurnover = winTurnoverOf(stake?.reference)
      await wallet.postInTx(tx, payoutReleased(held, decision.operator, winTurnover))
    })
