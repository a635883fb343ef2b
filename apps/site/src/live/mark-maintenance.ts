import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvents } from './live-events.ts'

type Event = LiveEvents['game-maintenance']

const isGame = (value: object, nodeId: number) =>
  'maintenance' in value && 'nodeId' in value && value.nodeId === nodeId

/** The same lists, the game in them marked; what it does not stand in stays the very same object. */
const marked = (value: unknown, event: Event): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => marked(item, event))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (isGame(value, event.nodeId)) return { ...value, maintenance: event.maintenance }
  const entries = Object.entries(value).map(([key, part]) => [key, marked(part, event)] as const)
  const isSame = entries.every(([key, part]) => part === (value as Record<string, unknown>)[key])
  return isSame ? value : Object.fromEntries(entries)
}

/** ERR-16: every list that is shown tells that a game is, or is no longer, under maintenance. */
export const markMaintenance = (queries: QueryClient, event: Event): void => {
  queries.setQueriesData({}, (data: unknown) => marked(data, event))
}
