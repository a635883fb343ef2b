import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'

/** MODEL-21: which games the page shows. */
export type GameTypeState = {
  readonly currentGameType: string
  readonly currentVassalage: string
  /** HOME if the page shows no particular category. */
  readonly currentGameCategory: string
}

const lists: ReadonlySet<string> = new Set([...gameCategories, 'HOT'])

/** Kept in the address, so that a shared link shows the same view. */
export const gameTypeStateOf = (pathname: string, query: URLSearchParams): GameTypeState => {
  const page = pathname.replaceAll('/', '').toUpperCase()
  const isCategory = lists.has(page)
  return {
    currentGameType: isCategory && page !== 'HOT' ? page : '',
    currentVassalage: query.get('vassalage') ?? '',
    currentGameCategory: isCategory ? page : 'HOME',
  }
}
