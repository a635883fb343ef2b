import { dayMs } from '@trevo/calendar/durations.ts'
import { GameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { isDated } from '../domain/game-changes.ts'
import { dayOf, zoneOn, type Calendar } from '../../draws/domain/schedule.ts'
import { readCalendar } from '../../draws/repository/calendars.ts'
import {
  insertChangeEvent,
  listApprovedChanges,
  lockChange,
  lockGame,
  setChangeState,
  writeChange,
} from '../repository/game-changes.ts'
import type { GameRow, LotteryTables } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

/** A change of a lottery and its current calendar. */
export type PlannedChange = {
  readonly game: GameRow
  readonly calendar: Calendar
  readonly fromOn: string
  readonly change: GameChange
}

/** Writes an approved change once it is due: rows with their own day at once. */
export const applyChange = async (
  tx: Tx,
  changeId: bigint,
  { game, calendar, fromOn, change }: PlannedChange,
  now: Date,
): Promise<void> => {
  if (!isDated(change) && fromOn > dayOf(calendar, now)) return
  const timeZone = zoneOn(calendar, fromOn)
  await writeChange(tx, { gameId: game.id, fromOn, timeZone, change })
  await setChangeState(tx, changeId, 'done')
  await insertChangeEvent(tx, {
    change_id: changeId,
    kind: 'done',
    operator: null,
    reason: null,
    at: now,
  })
}

/** Changes handled in one round; the next round takes the rest. */
const changesAtOnce = 100

/** Applies limits whose day has started; a job. */
export const createApplyChanges = (context: LotteryContext) => {
  const { database, clock, forgetSetup } = context
  return async (): Promise<void> => {
    const now = clock.now()
    // No zone is more than a day ahead.
    const latest = new Date(now.getTime() + dayMs).toISOString().slice(0, 10)
    const due = await listApprovedChanges(database.db, latest, changesAtOnce)
    await doEach(due, async ({ id, game_id }) => {
      await database.inTx(async (tx) => {
        const game = await lockGame(tx, game_id)
        const row = await lockChange(tx, id)
        if (row.state !== 'approved') return
        const calendar = await readCalendar(tables<LotteryTables>(tx), game_id)
        const change = GameChange.parse(row.change)
        await applyChange(tx, id, { game, calendar, fromOn: row.from_on, change }, clock.now())
      })
      forgetSetup()
    })
  }
}
