import { loadSportsCatalog } from '@trevo/i18n/site/sports/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

/** Words of matches, slips and bets. */
export const useSportsText = createAreaText(loadSportsCatalog)
export type SportsText = ReturnType<typeof useSportsText>
