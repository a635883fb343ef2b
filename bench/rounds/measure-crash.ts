import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RoomEvent } from '@trevo/contract/rgs/rooms.ts'
import { flightMs, multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { watchAsPlayer, type CashOutTry, type CrashPlayer } from './crash-player.ts'
import type { OpenPlayer } from './open-players.ts'

export type CrashResult = {
  readonly players: number
  readonly bets: number
  readonly tries: number
  readonly paid: number
  readonly tickJitterP99Ms: number
  /** Cash-outs whose answer contradicts the clock; there must be none. */
  readonly wrong: readonly string[]
}

type GameEvent = Extract<RoomEvent, { kind: 'game' }>
type Plan = {
  readonly url: string
  readonly title: CrashTitle
  readonly players: readonly OpenPlayer[]
  readonly flights: number
  say(line: string): void
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0

/**
 * Checks an answer against the clock: sent and answered on one machine, the request arrived in
 * between. It is wrong if it was paid at or after the end, refused before it, or paid at a multiplier
 * other than those of that time.
 */
const findFault = (
  title: CrashTitle,
  { fliesMs, endsMs }: { readonly fliesMs: number; readonly endsMs: number },
  { sentMs, answeredMs, at }: CashOutTry,
): string | undefined => {
  if (at === null)
    return answeredMs < endsMs ? `refused ${endsMs - answeredMs} ms early` : undefined
  if (sentMs >= endsMs) return `paid ${sentMs - endsMs} ms after the end`
  const least = multiplierAt(title, sentMs - fliesMs)
  const most = multiplierAt(title, answeredMs - fliesMs)
  return at < least || at > most ? `paid at ${at}, not within ${least} to ${most}` : undefined
}

/** Listens for the phases of flights. */
const listenForTurns = (player: CrashPlayer) => {
  const seen: GameEvent[] = []
  const waiting = new Set<() => void>()
  player.onEvent = (event) => {
    if (event.kind !== 'game') return
    seen.push(event)
    for (const wake of waiting) wake()
  }
  return async (isIt: (event: GameEvent) => boolean): Promise<GameEvent> => {
    for (;;) {
      const found = seen.find(isIt)
      if (found) return found
      await new Promise<void>((resolve) => waiting.add(resolve))
    }
  }
}

/** Plays whole flights with all players connected, and checks every answer. */
export const measureCrash = async (plan: Plan): Promise<CrashResult> => {
  const { url, title, say } = plan
  const players: CrashPlayer[] = []
  for (const player of plan.players) players.push(await watchAsPlayer(url, player, title.gameCode))
  const [first] = players
  if (!first) throw new Error('no players')
  const turn = listenForTurns(first)
  const wrong: string[] = []
  let bets = 0
  let paid = 0
  let tries = 0
  let after = 0
  for (let flight = 0; flight < plan.flights; flight += 1) {
    const since = after
    const opened = await turn(({ game }) => game.phase === 'betting' && game.number > since)
    const { number } = opened.game
    after = number
    const placed = await Promise.all(
      players.map(async (player, index) => {
        // Spread over the betting time, like people.
        await pause((index / players.length) * (title.bettingMs - 2_000))
        return { player, round: await player.bet() }
      }),
    )
    const inFlight = placed.filter(({ round }) => round !== undefined)
    bets += inFlight.length
    const flown = await turn(({ game }) => game.phase === 'flying' && game.number === number)
    const fliesMs = Date.parse(flown.game.fliesAt)
    const over = turn(({ game }) => game.phase === 'over' && game.number === number)
    const answers = inFlight.map(async ({ player, round }, index) => {
      // Every third waits for the end and is too late; the others cash out somewhere in the flight.
      const isLate = index % 3 === 0
      const before = isLate ? over : pause(randomInt(16_000))
      await Promise.race([before, over.then(() => pause(isLate ? 0 : 400))])
      return player.cashOut(round?.id ?? '')
    })
    const told = await Promise.all(answers)
    const { game } = await over
    const endsMs = fliesMs + flightMs(title, game.crashAt ?? 0)
    for (const one of told) {
      const fault = findFault(title, { fliesMs, endsMs }, one)
      if (fault) wrong.push(fault)
    }
    tries += told.length
    paid += told.filter(({ at }) => at !== null).length
    const out = told.filter(({ at }) => at !== null).length
    say(`  flight ${number}: ${inFlight.length} bets, ${out} paid, ended at ${game.crashAt}`)
  }
  const jitter = players.flatMap(({ jitterMs }) => jitterMs)
  for (const player of players) player.stop()
  say(
    `  ${jitter.length} ticks: jitter p50 ${percentile(jitter, 0.5).toFixed(1)}, ` +
      `p99 ${percentile(jitter, 0.99).toFixed(1)}, most ${percentile(jitter, 1).toFixed(1)} ms`,
  )
  const tickJitterP99Ms = percentile(jitter, 0.99)
  return { players: players.length, bets, tries, paid, tickJitterP99Ms, wrong }
}
