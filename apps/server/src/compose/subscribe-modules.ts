import {
  PinChanged,
  pinChangedTopic,
  SessionEnded,
  sessionEndedTopic,
} from '../modules/identity/index.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { z } from 'zod'
import { Drawn } from '../modules/lottery/index.ts'
import { MatchMoved } from '../modules/sportsbook/index.ts'
import { drawnTopic } from './wiring/lottery.ts'
import { movedTopic } from './wiring/sportsbook.ts'
import type { Modules } from './modules.ts'
import type { Platform } from './platform.ts'

type Listening = Pick<
  Modules,
  'settings' | 'catalogue' | 'live' | 'play' | 'jackpots' | 'promotions' | 'sportsbook'
>

const amountsTopic = 'jackpots.amounts'
const Amounts = z.object({
  brandId: z.int(),
  pools: z.array(z.object({ code: z.string(), amount: z.string() })),
})

/** Every page of a brand gets its pools' amounts from the copy it is connected to. */
const subscribeJackpots = (
  { bus, logger }: Pick<Platform, 'bus' | 'logger'>,
  { live, jackpots }: Pick<Listening, 'live' | 'jackpots'>,
): void => {
  const late = (error: unknown): void =>
    logger.warn({ err: error }, 'jackpots not announced until the next change')
  bus.subscribe(amountsTopic, (payload, position) => {
    const { brandId, pools } = Amounts.parse(payload)
    live.pushToAll({ topic: 'jackpots', pools }, { brandId, position })
  })
  jackpots.subscribe({
    onAmounts: (amounts) => void bus.publish(amountsTopic, amounts).catch(late),
    onWon: ({ memberId, code, nodeId, amountMinor }) => {
      const amount = formatMoney(amountMinor)
      void live
        .publishToMember(memberId, { topic: 'jackpot-won', code, nodeId, amount })
        .catch(late)
    },
  })
}

/** Which module listens to which. */
export const subscribeModules = (
  { bus, logger }: Pick<Platform, 'bus' | 'logger'>,
  { settings, catalogue, live, play, jackpots, promotions, sportsbook }: Listening,
): void => {
  settings.onBrandChanged((brandId) => {
    catalogue.responses.lists.clear()
    catalogue.responses.details.clear()
    live.pushToAll({ topic: 'status-changed' }, { brandId })
    promotions.saveLaw().catch((error: unknown) => {
      logger.warn({ err: error }, 'rules of rewards not stored; retried at the next change')
    })
  })
  subscribeJackpots({ bus, logger }, { live, jackpots })
  catalogue.onNews((news) => live.pushToAll(news))
  bus.subscribe(drawnTopic, (payload, position) => {
    const { brandId, ...draw } = Drawn.parse(payload)
    live.pushToAll({ topic: 'draw', ...draw }, { brandId, position })
  })
  bus.subscribe(movedTopic, (payload, position) => {
    const { brandId, fixtureId, ...match } = MatchMoved.parse(payload)
    live.pushToAll({ topic: 'match', matchId: fixtureId, ...match }, { brandId, position })
    sportsbook.noteTradingChange({ brandId, matchId: fixtureId })
  })
  bus.subscribe(pinChangedTopic, (payload) => live.reconnect(PinChanged.parse(payload).memberId))
  bus.subscribe(sessionEndedTopic, (payload) => {
    const ended = SessionEnded.parse(payload)
    live.endSession(ended)
    play.endSessionsOf(ended.sessionId).catch((error: unknown) => {
      logger.warn({ err: error }, 'games of an ended session stay open until the next stake')
    })
  })
}
