import { GameChange, type OperatorGameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readCalendar } from '../../draws/repository/calendars.ts'
import {
  insertChangeEvent,
  lockChange,
  lockGame,
  setChangeState,
  type NamedChange,
} from '../repository/game-changes.ts'
import type { LotteryTables } from '../../tables.ts'
import { applyChange } from './apply-changes.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { getChange, showChange } from './list-game-changes.ts'
import { requirePossibleChange } from './require-possible-change.ts'

type ChangeDecision = {
  readonly brandId: number
  readonly changeId: bigint
  readonly operator: string
  readonly reason: string
}

/** The change under the lottery's lock and its own, and its current effect. */
const lockPlanned = async (tx: Tx, { game_id, id }: NamedChange) => {
  const game = await lockGame(tx, game_id)
  const row = await lockChange(tx, id)
  const calendar = await readCalendar(tables<LotteryTables>(tx), game_id)
  const change = GameChange.parse(row.change)
  return { row, planned: { game, calendar, fromOn: row.from_on, change } }
}

/** The decisions on a requested change. */
export const createDecideGameChange = (context: LotteryContext) => {
  const { database, clock, forgetSetup } = context
  return {
    /**
     * @throws Refusal `lottery.change_unknown`, `lottery.change_state`, `lottery.change_day`,
     * `lottery.change_invalid`, `lottery.draw_staked`, `lottery.other_operator_needed`
     */
    approveGameChange: async (decision: ChangeDecision): Promise<OperatorGameChange> => {
      const { brandId, changeId, operator, reason } = decision
      const named = await getChange(context, brandId, changeId)
      await database.inTx(async (tx) => {
        const { row, planned } = await lockPlanned(tx, named)
        if (row.state !== 'waiting') throw new Refusal('lottery.change_state')
        if (row.asked_by === operator) throw new Refusal('lottery.other_operator_needed')
        const now = clock.now()
        await requirePossibleChange(tx, planned, now)
        await setChangeState(tx, changeId, 'approved')
        const event = { change_id: changeId, operator, reason, at: now }
        await insertChangeEvent(tx, { ...event, kind: 'approved' })
        await applyChange(tx, changeId, planned, now)
      })
      forgetSetup()
      return showChange(context, brandId, changeId)
    },

    /** @throws Refusal `lottery.change_unknown`, `lottery.change_state` */
    withdrawGameChange: async (decision: ChangeDecision): Promise<OperatorGameChange> => {
      const { brandId, changeId, operator, reason } = decision
      const named = await getChange(context, brandId, changeId)
      await database.inTx(async (tx) => {
        const { row } = await lockPlanned(tx, named)
        if (row.state !== 'waiting' && row.state !== 'approved') {
          throw new Refusal('lottery.change_state')
        }
        await setChangeState(tx, changeId, 'withdrawn')
        const event = { change_id: changeId, operator, reason, at: clock.now() }
        await insertChangeEvent(tx, { ...event, kind: 'withdrawn' })
      })
      return showChange(context, brandId, changeId)
    },
  }
}
