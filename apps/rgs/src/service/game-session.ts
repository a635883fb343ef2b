import type { GameSession, SeedState } from '@trevo/contract/rgs/session.ts'
import { toWireTexts } from '@trevo/languages/languages.ts'
import { stakesOnOffer } from '@trevo/game-rules/engine/stakes-on-offer.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { nextRoundAt } from '../domain/next-round-at.ts'
import type { Dependencies } from '../dependencies.ts'
import { Refusal } from '../refusal.ts'
import { findOpenCampaign } from '../repository/free-campaigns.ts'
import { findLastStart } from '../repository/rounds.ts'
import { sumSession } from '../repository/sessions.ts'
import type { RoundRow, SessionRow } from '../repository/tables.ts'
import { showRound } from './show-round.ts'
import { walletTokenOf } from './wallet-token.ts'
import { declaredRtpBp } from '@trevo/titles/declared-return.ts'
import type { PlayableTitle } from '@trevo/titles/find-title.ts'

/** A living session with what a call needs: the rules of its game and the platform's token. */
export type OpenSession = PlayableTitle & {
  readonly row: SessionRow
  readonly walletToken: string
}

/** Throws `rgs.session_invalid` when the token opens nothing. */
export const getOpenSession =
  (dependencies: Dependencies) =>
  async (token: string | undefined): Promise<OpenSession> => {
    const { findTitle, sets } = dependencies
    const row = token ? await sets.findSession(token) : null
    if (!row) throw new Refusal('rgs.session_invalid')
    const found = findTitle(row.game_code)
    if (!found) throw new Refusal('rgs.session_invalid')
    return { ...found, row, walletToken: walletTokenOf(dependencies, row) }
  }

type Picture = {
  readonly token: string
  readonly session: Pick<OpenSession, 'row' | 'title'>
  readonly balance: string
  readonly seeds: SeedState
  readonly openRound: RoundRow | undefined
}

/** What is left of free rounds in this game; null for none. */
export const showFreeRounds = async (
  db: Dependencies['database']['db'],
  { player_ref: playerRef, game_code: gameCode }: Pick<SessionRow, 'player_ref' | 'game_code'>,
  now: Date,
): Promise<GameSession['freeRounds']> => {
  const row = await findOpenCampaign(db, { playerRef, gameCode }, now)
  return row
    ? {
        campaignId: row.id,
        left: row.rounds - row.used,
        stake: formatMoney(row.stake_minor),
        expiresAt: row.expires_at.toISOString(),
      }
    : null
}

/** The answer of opening and of resuming. */
export const pictureSession = async (
  dependencies: Dependencies,
  { token, session: { row, title }, balance, seeds, openRound }: Picture,
): Promise<GameSession> => {
  const { database, clock } = dependencies
  const now = clock.now()
  const totals = await sumSession(database.db, row)
  const lastStart = await findLastStart(database.db, row.player_ref)
  const freeRounds = await showFreeRounds(database.db, row, now)
  return {
    sessionToken: token,
    game: {
      gameCode: title.gameCode,
      title: toWireTexts(title.title),
      mathsVersion: title.version,
      rtpBp: declaredRtpBp(title),
    },
    profile: row.profile,
    language: row.language,
    currency: row.currency,
    balance,
    stakes: stakesOnOffer(title, parseMoney(row.profile.maxStake)).map(formatMoney),
    lobbyUrl: row.lobby_url,
    depositUrl: row.deposit_url,
    historyUrl: row.history_url,
    seeds,
    openRound: openRound ? await showRound(dependencies, openRound) : null,
    openRoundIsOwn: openRound?.session_id === row.id,
    freeRounds,
    startedAt: row.started_at.toISOString(),
    serverAt: now.toISOString(),
    nextRoundAt: nextRoundAt(lastStart, row.profile.minCycleMs, now)?.toISOString() ?? null,
    stakeTotal: formatMoney(totals.stakeMinor),
    payoutTotal: formatMoney(totals.payoutMinor),
    roundCount: totals.roundCount,
  }
}
