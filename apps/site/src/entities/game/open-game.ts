import type { Game } from '@trevo/contract/wps/games.ts'
import { useNavigate } from 'react-router'
import { askForLogin, presserPhase } from '../../core/session/require-login.ts'
import { to } from '../../core/router/to.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { launchTarget, opensInFrame, publicPage, vendorLaunch } from './launch-target.ts'
import type { Lanes } from './queries.ts'

/** LAUNCH-1, LAUNCH-2: guests get the login popup, trial users the message about a full account. */
export const mayLaunch = (): boolean => {
  const phase = presserPhase()
  if (phase === 'guest') askForLogin()
  if (phase === 'trial') openPopup('needAccount', {})
  return phase === 'member'
}

/** Opens a game by the rules of launching. */
export const useOpenGame = () => {
  const navigate = useNavigate()
  return (game: Game): void => {
    const page = publicPage(game)
    if (page !== undefined) return void navigate(page, { state: { isFromLobby: true } })
    if (!mayLaunch()) return
    // LAUNCH-6: the tile of a whole vendor first shows its games.
    if (game.isGame === 'VASSALAGE') {
      const { vassalage, gameType, displayName } = game
      return openPopup('vendorGames', { vassalage, gameType, displayName })
    }
    // The game's frame shows its name and colours without fetching them again.
    void navigate(launchTarget(game), { state: { game: shownOf(game), isFromLobby: true } })
  }
}

const shownOf = ({ gameName, vassalage, gameCode, iconUrl, hue }: Game) => ({
  gameName,
  vassalage,
  gameCode,
  iconUrl,
  hue,
})

/** Opens a game with play money, for any visitor; there is no launch. */
export const useOpenDemo = () => {
  const navigate = useNavigate()
  return (game: Game): void =>
    void navigate(to.demo(game.nodeId), { state: { game: shownOf(game), isFromLobby: true } })
}

/** MODAL-8: the same over the page, for a kind of game without a page. */
export const useOpenGamePopup = () => {
  const openOnPage = useOpenGame()
  return (game: Game): void => {
    if (!opensInFrame(game)) return openOnPage(game)
    if (!mayLaunch()) return
    openPopup('play', { nodeId: game.nodeId, game: shownOf(game) })
  }
}

export type VendorTile = Lanes[number]['cards'][number]

/** CARD-3: launches a vendor from its tile. */
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
