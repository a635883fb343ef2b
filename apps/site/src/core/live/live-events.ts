import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'

/** Events of the live socket for a member, as the server's module `live` sends them. */
export type LiveEvents = {
  readonly balance: { readonly availBalance: string; readonly seq: string }
  readonly deposit: { readonly depositId: string; readonly status: string }
  readonly withdrawal: { readonly withdrawalId: string; readonly status: string }
  /** The identity case of the member has another state. */
  readonly kyc: { readonly state: string }
  /** A count with a higher `seq` is later. */
  readonly inbox: { readonly unread: number; readonly seq: string }
  readonly 'session-ended': Readonly<Record<never, never>>
  /** Something about the brand changed; the status call has the details. */
  readonly 'status-changed': Readonly<Record<never, never>>
  readonly 'game-maintenance': { readonly nodeId: number; readonly maintenance: boolean }
  readonly 'vendor-maintenance': { readonly vassalage: string; readonly maintenance: boolean }
  /** A lottery has new numbers. */
  readonly draw: {
    readonly gameId: number
    readonly gameCode: string
    readonly numero: string
    readonly winningNumber: string
  }
  /** A ticket of the member won and was paid. */
  readonly prize: { readonly gameId: number; readonly numero: string; readonly winAmount: string }
  /** A match changed: its score, and the current main prices. */
  readonly match: {
    readonly matchId: string
    readonly sport: 'football' | 'esport'
    readonly status: string
    readonly tick: number
    readonly score: readonly [number, number]
    readonly version: number
    readonly book: Readonly<Record<string, Readonly<Record<string, number>>>>
  }
  /** A slip of the member was settled and paid. */
  readonly slip: { readonly slipId: string; readonly amount: string }
  /** How many rewards are waiting, and how many of them come from missions. */
  readonly reward: { readonly unclaimed: number; readonly missions: number }
  /** The current amounts of the progressive jackpots. */
  readonly jackpots: {
    readonly pools: readonly { readonly code: string; readonly amount: string }[]
  }
  /** The member won one of them. */
  readonly 'jackpot-won': {
    readonly code: string
    readonly nodeId: number
    readonly amount: string
  }
  /** A limit of the member is used up to this percentage. */
  readonly limit: {
    readonly kind: LimitKind
    readonly period: LimitPeriod
    readonly percent: 50 | 80 | 100
  }
  /** A conversation with the support desk got a message or ended. */
  readonly chat: { readonly chatId: string }
  /** Lists of games loaded earlier may be outdated. */
  readonly 'catalogue-changed': Readonly<Record<never, never>>
  /** Emitted by the page itself: the socket starts now, without earlier events. */
  readonly connected: Readonly<Record<never, never>>
  /** Events may have been missed: the shown data is refetched. */
  readonly resync: Readonly<Record<never, never>>
}
export type LiveTopic = keyof LiveEvents
export type LiveEvent = {
  [Topic in LiveTopic]: { readonly topic: Topic } & LiveEvents[Topic]
}[LiveTopic]

type Listener<Topic extends LiveTopic> = (event: LiveEvents[Topic]) => void

const listenersOf = new Map<LiveTopic, Set<(event: never) => void>>()

/** Listens to one topic, wherever the socket is connected from; returns a function that stops it. */
export const onLiveEvent = <Topic extends LiveTopic>(
  topic: Topic,
  listener: Listener<Topic>,
): (() => void) => {
  const listeners = listenersOf.get(topic) ?? new Set()
  listenersOf.set(topic, listeners.add(listener))
  return () => listeners.delete(listener)
}

/** Passes an event on to the listeners of its topic; one without listeners is dropped. */
export const emitLiveEvent = (event: LiveEvent): void => {
  for (const listener of listenersOf.get(event.topic) ?? []) {
    // Each listener is stored under the topic whose events it takes.
    ;(listener as (event: LiveEvent) => void)(event)
  }
}
