/** Conditions of a list from its address; the site requests the same. */
export type FirstListFilter = {
  readonly gameType?: string
  readonly gameClassify?: string
  readonly vassalage?: string
  readonly isNew?: '1'
  readonly isHot?: '1'
}

const listPaths = new Set(['/live', '/fish', '/rng', '/pvp', '/bgs', '/hot'])
const known = new Set(['gameClassify', 'vassalage', 'type', 'game'])

/**
 * ROUTE-10: a game list's first page, from its address; undefined for other pages, and for a search or filter,
 * which the page requests itself.
 */
export const firstListOf = ({ pathname, searchParams }: URL): FirstListFilter | undefined => {
  if (!listPaths.has(pathname)) return undefined
  if ([...searchParams.keys()].some((name) => !known.has(name))) return undefined
  const gameClassify = searchParams.get('gameClassify')
  const vassalage = searchParams.get('vassalage')
  const type = searchParams.get('type')
  // The hot list starts with its first category; `type=ALL` shows the rest.
  const isHot = type === 'HOT' || (pathname === '/hot' && type === null && gameClassify === null)
  // A classification covers every category; so does the hot list.
  const mixes = pathname === '/hot' || gameClassify !== null
  return {
    ...(!mixes && { gameType: pathname.slice(1).toUpperCase() }),
    ...(gameClassify && { gameClassify }),
    ...(vassalage && { vassalage }),
    ...(isHot && { isHot: '1' }),
    ...(type === 'NEW' && { isNew: '1' }),
  }
}
