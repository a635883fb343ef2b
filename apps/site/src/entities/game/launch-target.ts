import { to, toCategory } from '../../core/router/to.ts'

type Launchable = {
  readonly nodeId: number
  readonly gameType: string
  readonly vassalage: string
  readonly gameCode: string
}

/** Vendors whose lotteries have desks on our own pages. */
export const isOwnLottery = (vassalage: string): boolean => /^TCG(_|$)/.test(vassalage)

/** The vendors of the in-house sportsbook open its pages, which anyone may view. */
const sportsPage = (vassalage: string): string | undefined => {
  if (vassalage === 'TRS') return to.matches('football')
  return vassalage === 'TRE' ? to.matches('esport') : undefined
}

/** Open to guests too: matches can be viewed without a login. */
export const publicPage = ({ vassalage }: Pick<Launchable, 'vassalage'>): string | undefined =>
  sportsPage(vassalage)

/** LAUNCH-3, 4, 5: lotteries and the sportsbook open on separate pages; undefined for other games. */
const ownPage = (vassalage: string, gameType: string, gameCode?: string): string | undefined => {
  const sports = sportsPage(vassalage)
  if (sports !== undefined) return sports
  if (vassalage === 'TCG_LOTTO_VN') return to.vnLottery(gameCode)
  if (vassalage === 'TCG_SEA') return to.seaLottery(gameCode)
  if (gameType !== 'LOTT' && gameType !== 'ELOTT') return undefined
  if (isOwnLottery(vassalage)) return to.lottery(gameCode)
  return gameCode === undefined
    ? to.vendorGames(toCategory(gameType), vassalage)
    : to.vendorLottery(gameCode, vassalage)
}

/** LAUNCH-3, 4, 5, 7: the page on which a game opens for a full account. */
export const launchTarget = ({ nodeId, gameType, vassalage, gameCode }: Launchable): string =>
  ownPage(vassalage, gameType, gameCode) ?? to.seamless(nodeId)

/** LAUNCH-7: neither games with a separate page nor vendors that show their games first. */
export const opensInFrame = ({
  gameType,
  vassalage,
  isGame,
}: Launchable & { readonly isGame: 'GAME' | 'VASSALAGE' }): boolean =>
  isGame === 'GAME' && ownPage(vassalage, gameType) === undefined

type VendorTile = {
  readonly nodeId: number
  readonly gameType: string
  readonly vassalage: string
  readonly isGame: 'GAME' | 'VASSALAGE'
}

/** The action of a vendor's tile; `href` is also the link in another window. */
export type VendorLaunch = {
  readonly href: string
  /** A public page; all others are launches, for full accounts. */
  readonly kind: 'page' | 'gameList' | 'game'
}

/** LAUNCH-3..8 for a vendor's tile, in that order; the slot list comes before the popup. */
export const vendorLaunch = ({ nodeId, gameType, vassalage, isGame }: VendorTile): VendorLaunch => {
  const own = ownPage(vassalage, gameType)
  if (own !== undefined) return { href: own, kind: 'page' }
  if (gameType === 'RNG') return { href: to.gameList('rng', { vassalage }), kind: 'page' }
  if (isGame === 'VASSALAGE') {
    const list = toCategory(gameType)
    return { href: to.vendorGames(list, vassalage), kind: 'gameList' }
  }
  return { href: to.seamless(nodeId), kind: 'game' }
}
