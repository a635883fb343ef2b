import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import type { GameFilter } from '../../lobby/queries.ts'

type ListView = {
  readonly title: MessageKey
  /** Of the game menus; empty where the list mixes categories. */
  readonly category: string
  readonly filter: GameFilter
}

const titles: Readonly<Record<string, MessageKey>> = {
  LIVE: 'side.live',
  FISH: 'side.fishing',
  RNG: 'side.slots',
  PVP: 'nav.PVP',
  BGS: 'nav.BGS',
  HOT: 'home.hot',
}

const classifyTitles: Readonly<Record<string, MessageKey>> = {
  CRASH: 'games.CRASH',
  MEGAWAY: 'games.MEGAWAY',
  FEATURE_BUY: 'games.FEATURE_BUY',
  BONUS: 'games.BONUS',
  GAME_SHOW: 'games.GAME_SHOW',
  TABLE: 'games.TABLE',
  BINGO: 'games.BINGO',
}

/** What a game list shows, from its address: `/rng?gameClassify=CRASH`, `/hot?type=NEW`. */
export const listViewOf = (pathname: string, query: URLSearchParams): ListView => {
  const type = pathname.slice(1).toUpperCase()
  const classify = query.get('gameClassify') ?? undefined
  const search = query.get('search') ?? undefined
  const vassalage = query.get('vassalage') ?? undefined
  const isNew = query.get('type') === 'NEW' ? ('1' as const) : undefined
  // A classification or a search looks through every category; so does the hot list.
  const mixes = type === 'HOT' || classify !== undefined || search !== undefined
  return {
    title: titleOf(type, classify, isNew),
    category: mixes ? '' : type,
    filter: {
      ...(!mixes && { gameType: type }),
      ...(classify && { gameClassify: classify }),
      ...(search && { search }),
      ...(vassalage && { vassalage }),
      ...(isNew && { isNew }),
    },
  }
}

const titleOf = (
  type: string,
  classify: string | undefined,
  isNew: '1' | undefined,
): MessageKey => {
  if (isNew) return 'side.new'
  return (classify && classifyTitles[classify]) || (titles[type] ?? 'games.all')
}
