import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Round } from '@trevo/contract/rgs/round.ts'
import type { RoomEvent } from '@trevo/contract/rgs/rooms.ts'
import type { OpenPlayer } from '../rounds/open-players.ts'

type Game = Extract<RoomEvent, { kind: 'game' }>['game']

/** A player who watches a table, wherever its game server currently is. */
export type RoomPlayer = {
  readonly open: OpenPlayer
  readonly gameCode: string
  /** The last round that was pushed. */
  game: Game | undefined
  bytes: number
  /** When the last message of its room arrived, by `performance.now()`. */
  heardMs: number
  /** How far each turn was from the instant at which it was due. */
  readonly jitterMs: number[]
  onGame: (game: Game) => void
  watch(url: string): void
  stop(): void
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** Calls a game server; rejects when it is gone. */
export const ask = <Answer>(
  url: string,
  { token, address }: OpenPlayer,
  body?: object,
): Promise<{ readonly status: number; readonly told: Answer }> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: token,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    }
    const sent = request(url, { method: body ? 'POST' : 'GET', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, told: JSON.parse(text) as Answer }),
      )
    })
    sent.on('error', reject)
    sent.end(body ? JSON.stringify(body) : undefined)
  })

/** A bet of one real on each colour, under its own id. */
export const newBet = (gameCode: string) => ({
  id: randomUUID(),
  gameCode,
  stake: '2.00',
  choice: {
    bets: [
      { bet: 'red', stakeMinor: '10000' },
      { bet: 'black', stakeMinor: '10000' },
    ],
  },
})
export type Bet = ReturnType<typeof newBet>
export type Told = { readonly round: Round }

const hear = (player: RoomPlayer, game: Game, nowMs: number): void => {
  const known = player.game
  // For a round seen from its beginning, the instants of close and end are known.
  if (known?.number === game.number && game.phase === 'over' && known.phase === 'flying') {
    player.jitterMs.push(Math.abs(nowMs - Date.parse(game.endsAt ?? game.fliesAt)))
  }
  player.game = game
  player.onGame(game)
}

/** Watches a table; `watch` reopens a broken connection. */
export const createRoomPlayer = (open: OpenPlayer, gameCode: string): RoomPlayer => {
  let stop = (): void => undefined
  const player: RoomPlayer = {
    open,
    gameCode,
    game: undefined,
    bytes: 0,
    heardMs: 0,
    jitterMs: [],
    onGame: () => undefined,
    stop: () => stop(),
    watch: (url) => {
      stop()
      const headers = { authorization: open.token, 'x-forwarded-for': open.address }
      const line = request(`${url}/rgs/v1/room/events`, { headers, agent: false }, (answer) => {
        let rest = ''
        answer.setEncoding('utf8').on('data', (text: string) => {
          player.bytes += text.length
          player.heardMs = performance.now()
          const nowMs = Date.now()
          const parts = (rest + text).split('\n\n')
          rest = parts.pop() ?? ''
          for (const part of parts) {
            if (!part.startsWith('data: ')) continue
            // Not measured, because this one process reads for all pages, which would each run on their
            // own device.
            if (part.startsWith('data: {"kind":"bets"')) continue
            const event = JSON.parse(part.slice('data: '.length)) as RoomEvent // the contract's
            if (event.kind === 'game') hear(player, event.game, nowMs)
            if (event.kind === 'room' && event.room.game) hear(player, event.room.game, nowMs)
          }
        })
        answer.on('error', () => undefined)
      })
      line.on('error', () => undefined)
      line.end()
      stop = () => line.destroy()
    },
  }
  return player
}
