import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Round } from '@trevo/contract/rgs/round.ts'
import type { RoomEvent } from '@trevo/contract/rgs/rooms.ts'
import type { OpenPlayer } from './open-players.ts'

/** What a player requested in a flight, and when, by this machine's clock. */
export type CashOutTry = {
  readonly sentMs: number
  readonly answeredMs: number
  /** Where it was cashed out, in hundredths; null if refused because the flight was over. */
  readonly at: number | null
}

export type CrashPlayer = {
  /** Deviation of the ticks from their interval, as they arrived, in ms. */
  readonly jitterMs: number[]
  onEvent: (event: RoomEvent) => void
  bet(): Promise<Round | undefined>
  cashOut(roundId: string): Promise<CashOutTry>
  stop(): void
}

const tickEveryMs = 250
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

const call = (url: string, { token, address }: OpenPlayer, body: object) =>
  new Promise<{ status: number; told: unknown }>((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: token,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, told: JSON.parse(text) }))
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })

/** A player who watches the room, and may bet in it. */
export const watchAsPlayer = (
  url: string,
  player: OpenPlayer,
  gameCode: string,
): Promise<CrashPlayer> =>
  new Promise((resolve, reject) => {
    const jitterMs: number[] = []
    let lastTickMs = 0
    const headers = { authorization: player.token, 'x-forwarded-for': player.address }
    const stream = request(`${url}/rgs/v1/room/events`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`no room: ${answer.statusCode}`))
      let rest = ''
      answer.setEncoding('utf8').on('data', (text: string) => {
        const nowMs = performance.now()
        const parts = (rest + text).split('\n\n')
        rest = parts.pop() ?? ''
        for (const part of parts) {
          const isTick = part.startsWith('data: {"kind":"tick"')
          if (isTick && lastTickMs > 0) jitterMs.push(Math.abs(nowMs - lastTickMs - tickEveryMs))
          if (isTick) lastTickMs = nowMs
          // The list of everybody's bets is long, and not needed here.
          const isTurn = part.startsWith('data: {"kind":"game"')
          if (isTurn) lastTickMs = 0
          if (isTurn) crash.onEvent(JSON.parse(part.slice('data: '.length)) as RoomEvent)
        }
      })
      return resolve(crash)
    })
    stream.on('error', reject)
    stream.end()
    const crash: CrashPlayer = {
      jitterMs,
      onEvent: () => undefined,
      bet: async () => {
        const choice = { seat: 1, autoCashOut: null }
        const body = { id: randomUUID(), gameCode, stake: '1.00', choice }
        const { status, told } = await call(`${url}/rgs/v1/rounds`, player, body)
        return status === 200 ? (told as { round: Round }).round : undefined // the contract's
      },
      cashOut: async (roundId) => {
        const sentMs = Date.now()
        const body = { number: 1, action: 'cash_out' }
        const path = `${url}/rgs/v1/rounds/${roundId}/actions`
        const { status, told } = await call(path, player, body)
        const answeredMs = Date.now()
        if (status !== 200 && status !== 409) throw new Error(`cash-out ended with ${status}`)
        const { round } = told as { round?: { outcome?: { cashedOutAt: number | null } } } // as above
        return { sentMs, answeredMs, at: round?.outcome?.cashedOutAt ?? null }
      },
      stop: () => stream.destroy(),
    }
  })
