import type { LiveEvent } from './live-event.ts'

/** How long a page may be disconnected and still get the events it missed. */
const keptMs = 120_000
const keptMax = 50_000
/** A page that missed more than this reloads everything. */
const replayedMax = 500
/** A copy's local events have no position; other copies notice them within this time. */
const unnumberedMs = 10_000

type Addressee = { readonly memberId: string; readonly brandId: number }
type Sent = {
  readonly event: LiveEvent
  /** To one member, to all pages of a brand, or to all. */
  readonly memberId?: string
  readonly brandId?: number
  readonly isNumbered: boolean
}
type Passed = { readonly atMs: number; readonly position: string | undefined; readonly sent?: Sent }

/** Only the last of these counts. */
const keyOf = (event: LiveEvent): string | undefined => {
  switch (event.topic) {
    case 'match':
      return `match:${event.matchId}`
    case 'jackpots':
    case 'reward':
    case 'status-changed':
    case 'catalogue-changed':
      return event.topic
    default:
      return undefined
  }
}

/** A later one with the same key replaces an earlier one. */
const withoutOutdated = (events: readonly LiveEvent[]): readonly LiveEvent[] => {
  const last = new Map<string, number>()
  for (const [index, event] of events.entries()) {
    const key = keyOf(event)
    if (key) last.set(key, index)
  }
  return events.filter((event, index) => {
    const key = keyOf(event)
    return key === undefined || last.get(key) === index
  })
}

const isFor = (sent: Sent | undefined, { memberId, brandId }: Addressee): sent is Sent =>
  sent !== undefined &&
  (sent.memberId === undefined || sent.memberId === memberId) &&
  (sent.brandId === undefined || sent.brandId === brandId)

/** Messages in order of arrival, the oldest dropped, and the index of each position. */
const createPassed = (nowMs: () => number) => {
  let passed: Passed[] = []
  /** The index of positions, counted from the first ever kept. */
  const placeOf = new Map<string, number>()
  let dropped = 0
  let newest: string | undefined

  const drop = (): void => {
    const oldestMs = nowMs() - keptMs
    let count = Math.max(0, passed.length - keptMax)
    while ((passed[count]?.atMs ?? oldestMs) < oldestMs) count += 1
    // In blocks, so that the array is rarely rewritten.
    if (count < 1_000 && passed.length <= keptMax + 1_000) return
    for (const { position } of passed.slice(0, count)) if (position) placeOf.delete(position)
    passed = passed.slice(count)
    dropped += count
  }

  return {
    newest: (): string | undefined => newest,
    add: (position: string | undefined, sent?: Sent): void => {
      drop()
      passed.push({ atMs: nowMs(), position, ...(sent && { sent }) })
      if (position === undefined) return
      if (!placeOf.has(position)) placeOf.set(position, dropped + passed.length - 1)
      newest = position
    },
    /** The past messages, and the index of a position; undefined once that is too old. */
    find: (position: string): { index: number; passed: readonly Passed[] } | undefined => {
      const place = placeOf.get(position)
      const at = place === undefined ? undefined : passed[place - dropped]
      if (place === undefined || !at || at.atMs < nowMs() - keptMs) return undefined
      return { index: place - dropped, passed }
    },
    forget: (): void => {
      passed = []
      placeOf.clear()
      newest = undefined
    },
  }
}

/**
 * The messages that this copy received recently, in the order of the bus, so that a page from another copy gets
 * the events it missed in between. All copies get the same order and the same positions.
 */
export const createRecentEvents = (nowMs: () => number = () => performance.now()) => {
  const { newest, add, find, forget } = createPassed(nowMs)
  return {
    /** Position of the last message. */
    newest,
    /** A message that no page needs again. */
    pass: (position: string | undefined): void => {
      if (position !== undefined && position !== newest()) add(position)
    },
    keep: (
      event: LiveEvent,
      to: { readonly memberId?: string; readonly brandId?: number | undefined },
      position: string | undefined,
    ): void => {
      const { memberId, brandId } = to
      add(position, {
        event,
        isNumbered: position !== undefined,
        ...(memberId !== undefined && { memberId }),
        ...(brandId !== undefined && { brandId }),
      })
    },
    /** The events after a position; undefined if it is unknown. */
    since: (position: string, addressee: Addressee): readonly LiveEvent[] | undefined => {
      const { index: place, passed } = find(position) ?? { index: -1, passed: [] }
      const from = passed[place]
      if (!from) return undefined
      const missed: LiveEvent[] = []
      for (let index = place; index >= 0; index -= 1) {
        const { atMs, sent } = passed[index] ?? from
        if (atMs < from.atMs - unnumberedMs) break
        if (isFor(sent, addressee) && !sent.isNumbered) missed.unshift(sent.event)
      }
      for (const { position: at, sent } of passed.slice(place + 1)) {
        if (at !== position && isFor(sent, addressee)) missed.push(sent.event)
      }
      const events = withoutOutdated(missed)
      return events.length > replayedMax ? undefined : events
    },
    /** After a gap, earlier events are useless. */
    forget,
  }
}

export type RecentEvents = ReturnType<typeof createRecentEvents>
