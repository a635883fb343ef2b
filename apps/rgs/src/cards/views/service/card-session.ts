import type { CardSession } from '@trevo/contract/rgs/card-shapes.ts'
import { toWireTexts } from '@trevo/languages/languages.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { PlayableCardGame } from '@trevo/titles/card-games/find-card-game.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { saveSession } from '../../../sessions/service/save-session.ts'
import type { SessionRow } from '../../../tables.ts'
import { walletTokenOf } from '../../../sessions/service/wallet-token.ts'
import { swapLaunchToken } from '../../../sessions/service/swap-launch-token.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { showLobby, sitAndGosOf } from './show-lobby.ts'
import { showOwnTable } from './show-own-table.ts'

/** An active session of a card game. */
export type CardSessionOpen = PlayableCardGame & {
  readonly row: SessionRow
  readonly walletToken: string
}

/** Throws `rgs.session_invalid` if the token opens no session of a card game. */
export const getCardSession =
  ({ sealing, findSession, findCardGame }: CardDependencies) =>
  async (token: string | undefined): Promise<CardSessionOpen> => {
    const row = token ? await findSession(token) : null
    const found = row ? findCardGame(row.game_code) : undefined
    if (!row || !found) throw new Refusal('rgs.session_invalid')
    return { ...found, row, walletToken: walletTokenOf({ sealing }, row) }
  }

type Pictured = Pick<CardSessionOpen, 'game' | 'row'>

const picture = async (
  dependencies: CardDependencies,
  { game, row }: Pictured,
  { token, balance }: { readonly token: string; readonly balance: string },
): Promise<CardSession> => {
  const { gameCode, title, version, seatCount, rakeBp, times } = game
  const { turnMs, bankMs } = times
  const maxMinor = parseMoney(row.profile.maxStake)
  return {
    sessionToken: token,
    game: { gameCode, title: toWireTexts(title), version, seatCount, rakeBp, turnMs, bankMs },
    profile: row.profile,
    language: row.language,
    currency: row.currency,
    balance,
    entries: game.entriesMinor.filter((one) => one <= maxMinor).map(formatMoney),
    sitAndGos: sitAndGosOf(game)
      .filter(({ entryMinor }) => entryMinor <= maxMinor)
      .map(({ code, entryMinor }) => ({ code, entry: formatMoney(entryMinor) })),
    lobbyUrl: row.lobby_url,
    depositUrl: row.deposit_url,
    historyUrl: row.history_url,
    startedAt: row.started_at.toISOString(),
    serverAt: dependencies.clock.now().toISOString(),
    table: await showOwnTable(dependencies)(row),
    lobby: await showLobby(dependencies)(game),
  }
}

/** Opens the session of a launch and finds the player's table again. */
export const openCardSession =
  (dependencies: CardDependencies) =>
  async ({ launchToken }: { readonly launchToken: string }): Promise<CardSession> => {
    const { database, findCardGame } = dependencies
    const { session: swapped, balance } = await swapLaunchToken(dependencies, launchToken)
    const found = findCardGame(swapped.gameCode)
    if (!found) throw new Refusal('rgs.game_unknown')
    const { token, row } = await database.inTx((tx) => saveSession(dependencies, tx, swapped))
    return picture(dependencies, { game: found.game, row }, { token, balance })
  }

/** The current session, with a fresh balance. */
export const resumeCardSession =
  (dependencies: CardDependencies) =>
  async (session: CardSessionOpen, token: string): Promise<CardSession> => {
    const { row, walletToken } = session
    const result = await dependencies.wallet.balance({
      sessionToken: walletToken,
      playerRef: row.player_ref,
      gameCode: row.game_code,
      currency: 'BRL',
    })
    if (result.kind === 'unknown') throw new Refusal('rgs.wallet_unavailable')
    const { status, balance, retry } = result.reply
    if (status !== 'OK' || balance === undefined) {
      throw new Refusal(retry === true ? 'rgs.wallet_unavailable' : 'rgs.session_ended')
    }
    return picture(dependencies, session, { token, balance })
  }
