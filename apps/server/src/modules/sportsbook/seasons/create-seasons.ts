import type { SportsbookContext } from '../common/service/context.ts'
import { createListSeasons } from './service/list-seasons.ts'
import { createRunSeasons } from './service/run-seasons.ts'
import { createShowSeason } from './service/show-season.ts'
import { createWithdrawCompetitor } from './service/withdraw-competitor.ts'

/** Seasons of leagues and their prices. */
export const createSeasons = (context: SportsbookContext) => ({
  /** Every other second: keeps seasons scheduled, and prices them between rounds. */
  runSeasons: createRunSeasons(context),
  listSeasons: createListSeasons(context),
  showSeason: createShowSeason(context),
  withdrawCompetitor: createWithdrawCompetitor(context),
})

export type Seasons = ReturnType<typeof createSeasons>
