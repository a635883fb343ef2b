/** Conditions of a list as its address says them; the site asks with the same. */
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
 * ROUTE-10: what a game list shows first, from its address; undefined for other pages, and for a
 * search or filter, which the page asks for itself.
 */
export const firstListOf = ({ pathname, searchParams }: URL): FirstListFilter | undefined => {
  if (!listPaths.has(pathname)) return undefined
  if ([...searchParams.keys()].some((name) => !known.has(name))) return undefined
  const gameClassify = searchParams.get('gameClassify')
  const vassalage = searchParams.get('vassalage')
  const type = searchParams.get('type')
  // The hot list begins with what its name says; `type=ALL` shows the rest of it.
  const isHot = type === 'HOT' || (pathname === '/hot' && type === null && gameClassify === null)
  // A classification looks through every category; so does the hot list.
  const mixes = pathname === '/hot' || gameClassify !== null
  return {
    ...(!mixes && { gameType: pathname.slice(1).toUpperCase() }),
    ...(gameClassify && { gameClassify }),
    ...(vassalage && { vassalage }),
    ...(isHot && { isHot: '1' }),
    ...(type === 'NEW' && { isNew: '1' }),
  }
}
