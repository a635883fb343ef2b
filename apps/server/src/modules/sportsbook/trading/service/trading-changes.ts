import { randomBytes } from 'node:crypto'
import { Refusal } from '@trevo/platform/refusal.ts'

/** How many changes are remembered, how long a request waits for one, and how many wait at once. */
const [keptMax, waitMs, waitingMax] = [5_000, 20_000, 500]

type Change = { readonly brandId: number; readonly matchId: string }
type Changes = {
  readonly position: string
  readonly matchIds: string[]
  readonly isLost: boolean
}

/**
 * Which matches changed on this copy, for boards: a request names the last change that it knows and is
 * answered by the next one. Positions are of this copy; those of another are lost.
 */
export const createTradingChanges = () => {
  const copy = randomBytes(6).toString('base64url')
  let kept: Change[] = []
  let dropped = 0
  let isClosed = false
  const waiting = new Set<{ readonly brandId: number; wake(): void }>()

  const last = (): number => dropped + kept.length
  const positionOf = (at: number): string => `${copy}.${at}`
  const since = (brandId: number, from: number): string[] => [
    ...new Set(
      kept
        .slice(from - dropped)
        .filter((one) => one.brandId === brandId)
        .map(({ matchId }) => matchId),
    ),
  ]

  const wait = (brandId: number): Promise<void> =>
    new Promise((resolve) => {
      const one = {
        brandId,
        wake: () => {
          clearTimeout(timer)
          waiting.delete(one)
          resolve()
        },
      }
      const timer = setTimeout(one.wake, waitMs).unref()
      waiting.add(one)
    })

  return {
    /** A change that the bus announced. */
    note: (change: Change): void => {
      kept.push(change)
      if (kept.length > 2 * keptMax) {
        dropped += kept.length - keptMax
        kept = kept.slice(-keptMax)
      }
      for (const one of waiting) if (one.brandId === change.brandId) one.wake()
    },
    position: (): string => positionOf(last()),
    /** @throws Refusal `too_many_requests` if too many wait on this copy. */
    awaitTradingChanges: async (brandId: number, after: string): Promise<Changes> => {
      const [of, number] = after.split('.')
      const from = Number(number)
      if (of !== copy || from < dropped || from > last()) {
        return { position: positionOf(last()), matchIds: [], isLost: true }
      }
      if (since(brandId, from).length === 0 && !isClosed) {
        if (waiting.size >= waitingMax) throw new Refusal('too_many_requests')
        await wait(brandId)
      }
      return { position: positionOf(last()), matchIds: since(brandId, from), isLost: false }
    },
    /** Answers everybody who waits; the copy stops. */
    close: (): void => {
      isClosed = true
      for (const one of waiting) one.wake()
    },
  }
}

export type TradingChanges = ReturnType<typeof createTradingChanges>
