import type { Bus } from '../../platform/bus.ts'

export type BalanceChange = {
  readonly memberId: bigint
  readonly availBalance: string
  readonly seq: bigint
}

/** How long changes are gathered: too short to notice, long enough that a busy second costs few messages. */
const gatherMs = 25
/** Keeps a message under the bus's size. */
const changesPerMessage = 60

export const balancesTopic = 'live.balances'

/**
 * Gathers balance changes, keeps each member's newest, and publishes them together: thousands of rounds a second
 * must not become thousands of messages.
 */
export const createBalanceCollector = (bus: Bus, onError: (error: unknown) => void) => {
  let pending = new Map<bigint, BalanceChange>()
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    timer = undefined
    const changes = [...pending.values()].map(({ memberId, availBalance, seq }) => ({
      memberId: String(memberId),
      event: { topic: 'balance', availBalance, seq: String(seq) },
    }))
    pending = new Map()
    for (let from = 0; from < changes.length; from += changesPerMessage) {
      bus.publish(balancesTopic, changes.slice(from, from + changesPerMessage)).catch(onError)
    }
  }

  return {
    add: (changes: readonly BalanceChange[]): void => {
      for (const change of changes) {
        const known = pending.get(change.memberId)
        if (!known || known.seq < change.seq) pending.set(change.memberId, change)
      }
      timer ??= setTimeout(flush, gatherMs)
    },
    close: (): void => clearTimeout(timer),
  }
}
