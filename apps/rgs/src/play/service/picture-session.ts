import type { GameSession, SeedState } from '@trevo/contract/rgs/session.ts'
import { toWireTexts } from '@trevo/languages/languages.ts'
import { stakesOnOffer } from '@trevo/game-rules/engine/stakes-on-offer.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { nextRoundAt } from '../../rounds/domain/next-round-at.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findLastStart } from '../../rounds/repository/rounds.ts'
import { sumSession } from '../../sessions/repository/sessions.ts'
import type { RoundRow } from '../../tables.ts'
import { showRound } from './show-round.ts'
import { declaredRtpBp } from '@trevo/titles/declared-return.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { showFreeRounds } from '../../free-rounds/service/show-free-rounds.ts'

type Picture = {
  readonly token: string
  readonly session: Pick<OpenSession, 'row' | 'title'>
  readonly balance: string
  readonly seeds: SeedState
  readonly openRound: RoundRow | undefined
}

/** The answer to opening and to resuming a session. */
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
