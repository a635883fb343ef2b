import { createCaller, type CallerOptions } from './call-rgs.ts'
import type { RgsPort } from './rgs-port.ts'
import { watchRoom } from './watch-room.ts'

export type RgsClientOptions = CallerOptions & {
  readonly base: string
  readonly token: { readonly get: () => string | null; readonly set: (token: string) => void }
}

/** The game server's API of games, as a game in a browser calls it. */
export const createRgsClient = (options: RgsClientOptions): RgsPort => {
  const call = createCaller(options)
  return {
    open: async (launchToken) => {
      const session = await call<Awaited<ReturnType<RgsPort['open']>>>('POST', '/rgs/v1/sessions', {
        launchToken,
      })
      options.token.set(session.sessionToken)
      return session
    },
    resume: () => call('GET', '/rgs/v1/session'),
    play: (order) => call('POST', '/rgs/v1/rounds', order),
    act: (roundId, order) => call('POST', `/rgs/v1/rounds/${roundId}/actions`, order),
    finish: (roundId) => call('POST', `/rgs/v1/rounds/${roundId}/finish`),
    rounds: (cursor) =>
      call('GET', `/rgs/v1/rounds${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`),
    round: (roundId) => call('GET', `/rgs/v1/rounds/${roundId}`),
    rotateSeeds: () => call('POST', '/rgs/v1/seeds/rotate', {}),
    room: () => call('GET', '/rgs/v1/room'),
    watchRoom: (onEvent, onConnection) => watchRoom(options, onEvent, onConnection),
    pond: (order) => call('POST', '/rgs/v1/pond', order),
    setClientSeed: (seed) => call('PUT', '/rgs/v1/seeds/client', seed),
  }
}
