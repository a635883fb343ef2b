import type { ServerResponse } from 'node:http'
import { flightMs, multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'
import type { RoomAnswer, RoomEvent, RoomGame } from '../rgs/rgs-port.ts'

/** Every flight ends here, in hundredths: long enough to inspect. */
const crashAt = 1_200
const bettingMs = 1_500
const pauseMs = 1_500
const tickMs = 100

/** The room before its first flight. */
export const emptyRoom = (): RoomAnswer['room'] => ({
  betCount: 0,
  stakeTotal: '0.00',
  serverAt: new Date().toISOString(),
  game: null,
  bets: [],
  past: [],
})

/** A room with flight after flight, without other bettors; it ends with its connection. */
export const streamRoom = (title: CrashTitle, response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const tell = (event: RoomEvent): void => void response.write(`data: ${JSON.stringify(event)}\n\n`)
  const timers = new Set<NodeJS.Timeout>()
  response.on('close', () => {
    for (const timer of timers) clearTimeout(timer)
  })
  const later = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }
  const gameOf = (number: number, fliesAt: number, phase: RoomGame['phase']): RoomGame => ({
    number,
    chainEnd: '0'.repeat(64),
    salt: 'trevo',
    phase,
    fliesAt: new Date(fliesAt).toISOString(),
    crashAt: phase === 'over' ? crashAt : null,
    seed: null,
  })
  const fly = (number: number): void => {
    const fliesAt = Date.now() + bettingMs
    const endsAt = fliesAt + flightMs(title, crashAt)
    const say = (phase: RoomGame['phase']): void =>
      tell({
        kind: 'game',
        serverAt: new Date().toISOString(),
        game: gameOf(number, fliesAt, phase),
      })
    const tick = (): void => {
      const elapsedMs = Date.now() - fliesAt
      if (Date.now() >= endsAt) return
      tell({ kind: 'tick', elapsedMs, multiplier: multiplierAt(title, elapsedMs) })
      later(tickMs, tick)
    }
    say('betting')
    later(bettingMs, () => {
      say('flying')
      tick()
    })
    later(endsAt - Date.now(), () => say('over'))
    later(endsAt - Date.now() + pauseMs, () => fly(number + 1))
  }
  tell({ kind: 'room', room: emptyRoom() })
  fly(1)
}
