import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { chosenOf, features, rtpOf, volatilities } from './game-filters.ts'
import { sorts } from '../../entities/game/queries.ts'
import { gameTypeStateOf } from './game-type-state.ts'
import { definedOf, type GameFilter } from '../../entities/game/queries.ts'

export type ListView = {
  readonly title: MessageKey
  /** From the game menus; empty where the list mixes categories. */
  readonly category: string
  readonly selection: 'ALL' | 'HOT' | 'NEW'
  readonly filter: GameFilter
}

const titles: Readonly<Record<string, MessageKey>> = {
  LIVE: 'side.live',
  FISH: 'nav.FISH',
  RNG: 'nav.RNG',
  PVP: 'nav.PVP',
  BGS: 'nav.BGS',
  HOT: 'home.hot',
}

const classifyTitles: Readonly<Record<string, MessageKey>> = {
  CRASH: 'nav.CRASH',
  MEGAWAY: 'nav.MEGAWAY',
  FEATURE_BUY: 'common.featureBuy',
  BONUS: 'common.bonusGame',
  GAME_SHOW: 'nav.GAME_SHOW',
  TABLE: 'nav.TABLE',
  BINGO: 'nav.BINGO',
}

/** What a game list shows, from its address: `/rng?gameClassify=CRASH`, `/hot?type=NEW`. */
export const listViewOf = (pathname: string, query: URLSearchParams): ListView => {
  const { currentGameCategory, currentGameType } = gameTypeStateOf(pathname, query)
  const classify = query.get('gameClassify') ?? undefined
  const search = query.get('search') ?? undefined
  const selection = selectionOf(currentGameCategory, query)
  // A classification or a search covers every category; so does the hot list.
  const mixes = currentGameType === '' || classify !== undefined || search !== undefined
  return {
    title: titleOf(currentGameCategory, classify, selection),
    category: mixes ? '' : currentGameType,
    selection,
    filter: {
      ...(!mixes && { gameType: currentGameType }),
      ...(classify && { gameClassify: classify }),
      ...(search && { search }),
      ...(selection === 'HOT' && { isHot: '1' as const }),
      ...(selection === 'NEW' && { isNew: '1' as const }),
      ...chosenFilters(query),
    },
  }
}

/** Of all games, the hot or the new ones; the hot list starts with the hot games. */
const selectionOf = (category: string, query: URLSearchParams): 'ALL' | 'HOT' | 'NEW' => {
  const type = query.get('type')
  if (type === 'HOT' || type === 'NEW') return type
  const isHotList = category === 'HOT' && type === null
  return isHotList && !query.has('search') && !query.has('gameClassify') ? 'HOT' : 'ALL'
}

const chosenFilters = (query: URLSearchParams): Partial<GameFilter> => {
  const joined = (values: readonly string[]) => values.join(',') || undefined
  const rtp = rtpOf(query)
  const sort = sorts.find((one) => one === query.get('sort'))
  return definedOf({
    vassalage: joined(chosenOf(query, 'vassalage')),
    volatility: joined(chosenOf(query, 'volatility', volatilities)),
    feature: joined(chosenOf(query, 'feature', features)),
    rtpMinBp: rtp === undefined ? undefined : String(rtp),
    sort,
  })
}

const titleOf = (
  category: string,
  classify: string | undefined,
  selection: 'ALL' | 'HOT' | 'NEW',
): MessageKey => {
  if (category === 'HOT' && selection === 'NEW') return 'side.new'
  if (category === 'HOT' && selection === 'ALL' && !classify) return 'games.all'
  return (classify && classifyTitles[classify]) || (titles[category] ?? 'games.all')
}
