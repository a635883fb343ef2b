import { liveTablesMax, tableMarksMax, type LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { isTable } from '@trevo/game-rules/engine/title-data.ts'
import { markOf } from '@trevo/game-rules/table-marks/mark-of.ts'
import { toWireTexts } from '@trevo/languages/languages.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listRoomsNow } from '../../common/repository/rooms.ts'

/** The live tables among some titles as they are now, for the platform's list of tables. */
export const listLiveTables =
  ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>, titles: readonly TitleData[]) =>
  async (): Promise<LiveTable[]> => {
    const tables = new Map(titles.filter(isTable).map((title) => [title.gameCode, title]))
    const rooms = await listRoomsNow(database.db, [...tables.keys()], tableMarksMax)
    const now = clock.now()
    const live = rooms.flatMap(({ game_code: gameCode, closes_at: closesAt, outcomes }) => {
      const title = tables.get(gameCode)
      if (!title) return []
      const marks = outcomes.flatMap((outcome) => markOf(title, outcome) ?? [])
      return {
        gameCode,
        closesAt: closesAt && closesAt > now ? closesAt.toISOString() : null,
        last: marks.map(({ tone, text }) => ({ tone, text: toWireTexts(text) })),
      }
    })
    return live.slice(0, liveTablesMax)
  }
