import { to } from '../router/to.ts'

type Launchable = {
  readonly nodeId: number
  readonly gameType: string
  readonly vassalage: string
  readonly gameCode: string
}

/** LAUNCH-3, 4, 5, 7: the page on which a full account's game opens. */
export const launchTarget = (game: Launchable): string => {
  if (game.vassalage === 'TCG_LOTTO_VN') return to.vnLottery(game.gameCode)
  if (game.vassalage === 'TCG_SEA') return to.seaLottery(game.gameCode)
  if (game.gameType === 'LOTT' || game.gameType === 'ELOTT') return to.lottery(game.gameCode)
  return to.seamless(game.nodeId)
}
