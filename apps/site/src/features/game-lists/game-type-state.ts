import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'

/** MODEL-21: which games the page is about. */
export type GameTypeState = {
  readonly currentGameType: string
  readonly currentVassalage: string
  /** HOME where the page is about no category. */
  readonly currentGameCategory: string
}

const lists: ReadonlySet<string> = new Set([...gameCategories, 'HOT'])

/** It stands in the address, so that a link shows to others what was seen here. */
export const gameTypeStateOf = (pathname: string, query: URLSearchParams): GameTypeState => {
  const page = pathname.replaceAll('/', '').toUpperCase()
  const isCategory = lists.has(page)
  return {
    currentGameType: isCategory && page !== 'HOT' ? page : '',
    currentVassalage: query.get('vassalage') ?? '',
    currentGameCategory: isCategory ? page : 'HOME',
  }
}
