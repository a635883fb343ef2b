import { saveBigWins } from '../repository/big-wins.ts'
import type { PlayContext } from '../../common/context.ts'
import { dayMs, minuteMs } from '@trevo/calendar/durations.ts'

/** Rounds are over long before; a win of a later one does not make the list. */
const lookBackMs = 15 * minuteMs
const keptForMs = 30 * dayMs

/** Keeps the list of each game's big wins; run it every minute. */
export const recordBigWins = (context: PlayContext) => async (): Promise<void> => {
  await context.projectBets()
  const now = context.clock.now().getTime()
  await saveBigWins(context.database, new Date(now - lookBackMs), new Date(now - keptForMs))
}
