import {
  RgsRefusal,
  RgsSilence,
  type PlayAnswer,
  type PlayOrder,
  type RgsPort,
} from '../../rgs/rgs-port.ts'

export type AskOptions = {
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds since the epoch by the server's clock. */
  readonly serverNow: () => number
  /** Called when the answer is late; undefined once it has arrived. */
  readonly onTrouble: (trouble: 'offline' | 'pending' | undefined) => void
}

const waitsMs = [600, 1_200, 2_500, 4_000, 6_000, 8_000] as const

/** Refusals after which the same request is repeated: they do not mean that it failed. */
const asksAgain: ReadonlySet<string> = new Set([
  'rgs.round_pending',
  'wallet.busy',
  'too_many_requests',
  'rgs.too_fast',
])

/**
 * Requests a round until the server accepts or refuses it, always with the same id, so that a lost
 * answer never becomes a second stake. Gives up only on a refusal; the caller may abandon the
 * promise.
 */
export const askRound = (
  port: RgsPort,
  order: PlayOrder,
  options: AskOptions,
): Promise<PlayAnswer> => askUntilAnswered(() => port.play(order), options)

/** Repeats the same request until it is accepted or refused. The request must be idempotent. */
export const askUntilAnswered = async <Answer>(
  ask: () => Promise<Answer>,
  options: AskOptions,
): Promise<Answer> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await ask()
      options.onTrouble(undefined)
      return answer
    } catch (error) {
      const pause = waitsMs[Math.min(attempt, waitsMs.length - 1)] ?? 8_000
      if (error instanceof RgsSilence) options.onTrouble('offline')
      else if (!(error instanceof RgsRefusal) || !asksAgain.has(error.code)) throw error
      else if (error.code !== 'rgs.too_fast') options.onTrouble('pending')
      await options.wait(pauseOf(error, pause, options))
    }
  }
}

const pauseOf = (error: unknown, pause: number, { serverNow }: AskOptions): number => {
  if (!(error instanceof RgsRefusal) || error.code !== 'rgs.too_fast') return pause
  const next = Date.parse(String(error.detail['nextRoundAt'] ?? ''))
  return Number.isNaN(next) ? pause : Math.max(50, next - serverNow() + 20)
}
