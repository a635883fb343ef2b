import type { OperatorGameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import {
  insertChangeEvent,
  lockChange,
  lockGame,
  setChangeState,
} from '../repository/game-changes.ts'
import { getChange, showChange } from './list-game-changes.ts'

type Withdrawing = {
  readonly brandId: number
  readonly changeId: bigint
  readonly operator: string
  readonly reason: string
}

/** Drops an approved change whose day has not come. @throws Refusal `lottery.change_unknown`, `lottery.change_state` */
export const createWithdrawGameChange =
  (context: LotteryContext) =>
  async ({ brandId, changeId, operator, reason }: Withdrawing): Promise<OperatorGameChange> => {
    const { database, clock } = context
    const named = await getChange(context, brandId, changeId)
    await database.inTx(async (tx) => {
      await lockGame(tx, named.game_id)
      const row = await lockChange(tx, changeId)
      if (row.state !== 'approved') throw new Refusal('lottery.change_state')
      noteAct({ before: { state: row.state }, after: { state: 'withdrawn' } })
      await setChangeState(tx, changeId, 'withdrawn')
      const event = { change_id: changeId, operator, reason, at: clock.now() }
      await insertChangeEvent(tx, { ...event, kind: 'withdrawn' })
    })
    return showChange(context, brandId, changeId)
  }
