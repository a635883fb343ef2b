/** A recurring event, and its listeners. */
export const createSignal = <Told>() => {
  const listeners = new Set<(told: Told) => void>()
  return {
    /** Calls back each time; returns a function that stops it. */
    listen: (listener: (told: Told) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (told: Told): void => {
      for (const listener of listeners) listener(told)
    },
  }
}
