import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '@trevo/api-client/create-api.ts'
import type { Round } from '@trevo/contract/rgs/round.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Wager } from './choose-wager.ts'
import { getRoom, getRound, playRound } from './game-server.ts'
import { needed, VisitEnds } from './needed.ts'

const lookEveryMs = 1_000
/** With less time than this left, a person waits for the next flight. */
const leastLeftMs = 1_500
/** Longer than the longest flight plus the wait before it. */
const patienceMs = 240_000

type Flight = {
  readonly api: Api
  readonly gameCode: string
  readonly wager: Wager
  readonly signal: AbortSignal
}

const isOpen = async (api: Api): Promise<boolean> => {
  const { room } = needed(await api.call(getRoom))
  if (room.game?.phase !== 'betting') return false
  return Date.parse(room.game.fliesAt) - Date.parse(room.serverAt) >= leastLeftMs
}

const isDecided = async (api: Api, roundId: string): Promise<boolean> => {
  const { round } = needed(await api.call(getRound, { params: { roundId } }))
  return round.state === 'closed' || round.state === 'cancelled'
}

const until = async (isThere: () => Promise<boolean>, signal: AbortSignal): Promise<void> => {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += lookEveryMs) {
    if (await isThere()) return
    await pause(lookEveryMs, undefined, { signal })
  }
  throw new VisitEnds('no flight came to its end')
}

/** One bet in the room's next flight, with an automatic cash-out. */
export const playFlight = async ({ api, gameCode, wager, signal }: Flight) => {
  await until(() => isOpen(api), signal)
  const id = randomUUID()
  const body = {
    id,
    gameCode,
    stake: formatMoney(wager.stakeMinor),
    choice: wager.choice as Round['choice'], // plain JSON, read-only
  }
  const played = needed(await api.call(playRound, { body }))
  await until(() => isDecided(api, id), signal)
  return played
}
