import type { IconName } from '@trevo/art/icon-names.ts'

const icons: Readonly<Record<string, IconName>> = {
  BGS: 'originals',
  ELOTT: 'quickLottery',
  LOTT: 'lottery',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fishing',
  PVP: 'cards',
  ESPORTS: 'esports',
  COCKFIGHT: 'arena',
  MEGAWAY: 'megaway',
  CRASH: 'crash',
  GAME_SHOW: 'gameShow',
  TABLE: 'table',
  BINGO: 'bingo',
}

/** The drawing of a category of games; slots for one that the site does not know. */
export const categoryIcon = (category: string): IconName => icons[category] ?? 'slots'
