/** Sockets that have not said who they are, counted by address until they do or are gone. */
export const createStrangerCounter = (perAddressMax: number) => {
  const countAt = new Map<string, number>()
  return {
    /** Answers how to take the stranger off the list; undefined when the address has too many. */
    enter: (address: string): (() => void) | undefined => {
      const before = countAt.get(address) ?? 0
      if (before >= perAddressMax) return undefined
      countAt.set(address, before + 1)
      let isCounted = true
      return () => {
        if (!isCounted) return
        isCounted = false
        const now = (countAt.get(address) ?? 1) - 1
        if (now > 0) countAt.set(address, now)
        else countAt.delete(address)
      }
    },
  }
}
