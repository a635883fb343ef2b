import { SessionEnded, sessionEndedTopic } from '../modules/identity/index.ts'
import { Drawn } from '../modules/lottery/index.ts'
import { drawnTopic } from './lottery.ts'
import type { Modules } from './modules.ts'
import type { Platform } from './platform.ts'

type Listening = Pick<Modules, 'settings' | 'catalogue' | 'live' | 'play'>

/** Which module hears of what another one says. */
export const subscribeModules = (
  { bus, logger }: Pick<Platform, 'bus' | 'logger'>,
  { settings, catalogue, live, play }: Listening,
): void => {
  settings.onBrandChanged((brandId) => live.pushToAll({ topic: 'status-changed' }, brandId))
  catalogue.onNews((news) => live.pushToAll(news))
  bus.subscribe(drawnTopic, (payload) => {
    const { brandId, ...draw } = Drawn.parse(payload)
    live.pushToAll({ topic: 'draw', ...draw }, brandId)
  })
  bus.subscribe(sessionEndedTopic, (payload) => {
    const ended = SessionEnded.parse(payload)
    live.endSession(ended)
    play.endSessionsOf(ended.sessionId).catch((error: unknown) => {
      logger.warn({ err: error }, 'games of an ended session stay open until the next stake')
    })
  })
}
