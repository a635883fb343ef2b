import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvents } from '../../core/live/live-events.ts'

type Event = LiveEvents['game-maintenance'] | LiveEvents['vendor-maintenance']

/** A game that the event is about; a vendor's tile has no such mark. */
const isGame = (value: object, event: Event) =>
  'maintenance' in value &&
  ('nodeId' in event
    ? 'nodeId' in value && value.nodeId === event.nodeId
    : 'vassalage' in value && value.vassalage === event.vassalage)

/** The same lists with the game marked; lists without it stay the same object. */
const marked = (value: unknown, event: Event): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => marked(item, event))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (isGame(value, event)) return { ...value, maintenance: event.maintenance }
  const entries = Object.entries(value).map(([key, part]) => [key, marked(part, event)] as const)
  const isSame = entries.every(([key, part]) => part === (value as Record<string, unknown>)[key])
  return isSame ? value : Object.fromEntries(entries)
}

/**
 * ERR-16: every list on screen shows whether a game, or every game of a vendor, is under maintenance.
 */
export const markMaintenance = (queries: QueryClient, event: Event): void => {
  queries.setQueriesData({}, (data: unknown) => marked(data, event))
}
