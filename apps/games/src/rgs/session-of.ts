import { toWireTexts } from '@trevo/languages/languages.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { GameSession } from './rgs-port.ts'

/** A jurisdiction that allows every feature. */
export const fullProfile: GameSession['profile'] = {
  minCycleMs: 0,
  turbo: true,
  autoplay: true,
  lossCelebration: false,
  featureBuy: true,
  showRtp: true,
  netPosition: true,
  sessionClock: true,
  realityCheckSec: 0,
  maxStake: '500.00',
}

/** A title's session as a game server returns it; differences are given. */
export const sessionOf = (
  title: TitleData,
  given: Partial<Omit<GameSession, 'profile'>> & {
    readonly profile?: Partial<GameSession['profile']>
  },
): GameSession => ({
  sessionToken: 'session',
  game: {
    gameCode: title.gameCode,
    title: toWireTexts(title.title),
    mathsVersion: title.version,
    rtpBp: title.rtpBp,
  },
  language: 'PT',
  currency: 'BRL',
  balance: '0.00',
  stakes: title.stakeStepsMinor.map(formatMoney),
  lobbyUrl: 'http://site.test/',
  depositUrl: 'http://site.test/deposit',
  historyUrl: 'http://site.test/history',
  seeds: {
    seedPairId: 'pair',
    commitment: '0'.repeat(64),
    commitmentNumber: 1,
    clientSeed: null,
    nonce: 0,
  },
  openRound: null,
  openRoundIsOwn: false,
  freeRounds: null,
  startedAt: '2026-11-21T12:00:00Z',
  serverAt: '2026-11-21T12:00:00Z',
  nextRoundAt: null,
  stakeTotal: '0.00',
  payoutTotal: '0.00',
  roundCount: 0,
  ...given,
  profile: { ...fullProfile, ...given.profile },
})
