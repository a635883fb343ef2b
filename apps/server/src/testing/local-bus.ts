import type { Bus } from '../platform/bus.ts'

/** The bus of a single copy: delivers at once, inside the process. */
export const createLocalBus = (): Bus => {
  const listeners = new Map<string, ((payload: unknown) => void)[]>()
  return {
    publish: async (topic, payload) => {
      for (const listener of listeners.get(topic) ?? []) listener(payload)
    },
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    close: async () => {
      listeners.clear()
    },
  }
}
