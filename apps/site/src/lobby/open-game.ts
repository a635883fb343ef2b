import type { Game } from '@trevo/contract/wps/games.ts'
import { useNavigate } from 'react-router'
import { presserPhase } from '../session/require-login.ts'
import { openPopup } from '../shell/popups.ts'
import { launchTarget, vendorLaunch } from './launch-target.ts'
import type { Lanes } from './queries.ts'

/** LAUNCH-1, LAUNCH-2: guests get the login popup, trial users the word about a real account. */
const mayLaunch = (): boolean => {
  const phase = presserPhase()
  if (phase === 'guest') openPopup('login', {})
  if (phase === 'trial') openPopup('needAccount', {})
  return phase === 'member'
}

/** Opens a game by the rules of launching. */
export const useOpenGame = () => {
  const navigate = useNavigate()
  return (game: Game): void => {
    if (!mayLaunch()) return
    // LAUNCH-6: what stands for a whole vendor shows its games first.
    if (game.isGame === 'VASSALAGE') {
      const { vassalage, gameType, displayName } = game
      return openPopup('vendorGames', { vassalage, gameType, displayName })
    }
    // The game's frame shows its name and colours without asking for them again.
    const { gameName, vassalage, gameCode, iconUrl, hue } = game
    const shown = { gameName, vassalage, gameCode, iconUrl, hue }
    void navigate(launchTarget(game), { state: { game: shown, isFromLobby: true } })
  }
}

export type VendorTile = Lanes[number]['cards'][number]

/** CARD-3: launches a vendor by its tile. */
export const useOpenVendor = () => {
  const navigate = useNavigate()
  return (card: VendorTile): void => {
    const { href, kind } = vendorLaunch(card)
    if (kind !== 'page' && !mayLaunch()) return
    if (kind === 'gameList') {
      const { vassalage, gameType, displayName } = card
      return openPopup('vendorGames', { vassalage, gameType, displayName })
    }
    void navigate(href, { state: { isFromLobby: true } })
  }
}
