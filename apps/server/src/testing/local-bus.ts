import type { Bus } from '../platform/bus.ts'
import type { Listeners } from '../platform/bus-messages.ts'

/** The bus of a single copy: delivers at once, inside the process. */
export const createLocalBus = (): Bus => {
  const listeners: Listeners = new Map()
  let sent = 0
  return {
    publish: async (topic, payload) => {
      sent += 1
      for (const listener of listeners.get(topic) ?? []) listener(payload, `local.${sent}`)
    },
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    onGap: () => undefined,
    close: async () => {
      listeners.clear()
    },
  }
}
