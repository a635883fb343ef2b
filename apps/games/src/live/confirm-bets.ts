import type { Wager } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'

/** Chips are placed when none was added for this long, or when the bell is this near. */
const SETTLED_MS = 800
const BELL_MS = 1_300

type Confirming = {
  /** The chips on the table that are not placed yet. */
  readonly wager: () => Wager<Json> | undefined
  /** The time until bets are closed; 0 from then on. */
  readonly leftMs: () => number
  /** The number of the round that takes bets. */
  readonly round: () => number
  readonly isAsking: () => boolean
  /** Places them; false: they were refused and lie on the table again. */
  readonly place: () => Promise<boolean>
}

/**
 * Places chips by themselves until the bell: call the result often. Chips that were refused wait for the player, who
 * was told why, until they change or the next round begins.
 */
export const createConfirmer = (options: Confirming): ((nowMs: number) => void) => {
  let [seenMinor, sinceMs] = [0n, 0]
  let refused = { minor: 0n, round: 0 }
  const confirm = async (minor: bigint): Promise<void> => {
    const round = options.round()
    if (!(await options.place())) refused = { minor, round }
  }
  return (nowMs) => {
    const minor = options.wager()?.stakeMinor ?? 0n
    if (minor !== seenMinor) {
      seenMinor = minor
      sinceMs = nowMs
    }
    const leftMs = options.leftMs()
    if (minor === 0n || leftMs === 0 || options.isAsking()) return
    if (refused.minor === minor && refused.round === options.round()) return
    if (nowMs - sinceMs >= SETTLED_MS || leftMs < BELL_MS) void confirm(minor)
  }
}

/** What is read of a live table. */
type LiveTable = {
  readonly parts: {
    readonly clock: {
      readonly leftMs: () => number
      readonly game: () => { readonly number: number } | undefined
    }
    readonly own: { readonly isAsking: () => boolean }
  }
  readonly scene: {
    readonly input: { readonly stakeBy: string; readonly wager: Confirming['wager'] }
    readonly turnButtons?: unknown
  }
}

/** For a table whose chips are placed by themselves; undefined for tickets and seats. */
export const confirmerOf = <Table extends LiveTable>(
  live: Table,
  place: (live: Table) => Promise<boolean>,
): ((nowMs: number) => void) | undefined => {
  const { parts, scene } = live
  if (scene.input.stakeBy !== 'bets' || scene.turnButtons) return undefined
  return createConfirmer({
    wager: scene.input.wager,
    leftMs: parts.clock.leftMs,
    round: () => parts.clock.game()?.number ?? 0,
    isAsking: parts.own.isAsking,
    place: () => place(live),
  })
}
