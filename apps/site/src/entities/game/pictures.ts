import { tileKey } from '@trevo/art/tile-key.ts'
import { lotteryPicture, vendorPicture } from '@trevo/art/vendor-sets.ts'
import { useSession } from '../../core/session/store.ts'

/** An origin as settings write it: `img1.example` or `https://img1.example`. */
const originOf = (host: string): string =>
  (host.includes('://') ? host : `https://${host}`).replace(/\/+$/, '')

/** A picture at the host that this visit picked from the brand's list, then here, where all pictures are. */
export const addressesOf = (path: string | undefined, host: string): readonly string[] => {
  if (path === undefined) return []
  // A picture at a vendor's own address is not a file of ours.
  return host && path.startsWith('/') ? [originOf(host) + path, path] : [path]
}

type Pictured = {
  readonly gameType: string
  readonly gameClassify: string
  readonly gameCode: string
  /** As in the catalogue, without size and extension; empty for a game filed under its code. */
  readonly iconUrl: string
}

/** A game's own picture; lotteries of a kind share one. */
export const gamePicture = ({ gameType, gameClassify, gameCode, iconUrl }: Pictured): string => {
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT'
  const shared = isLottery ? lotteryPicture(gameClassify) : undefined
  return shared ?? (iconUrl || `/art/tile/${tileKey(gameCode)}`)
}

export const useGamePictures = (game: Pictured): readonly string[] =>
  addressesOf(gamePicture(game), useSession().imgUrl)

/** IMG-1: a vendor's picture, by vendor and game type. */
export const useVendorPictures = (vassalage: string, gameType: string): readonly string[] =>
  addressesOf(vendorPicture(vassalage, gameType), useSession().imgUrl)
