/**
 * Far above what one vendor's players need at a time (a process takes some thousand stakes a second, each in
 * milliseconds), and below what would make the others wait.
 */
export const ordersAtOnceMax = 256

export type Budget = {
  readonly most: number
  underWay(vendor: string): number
  /** Works for a vendor; undefined, without beginning, if too much is in progress for it. */
  spend<Outcome>(vendor: string, work: () => Promise<Outcome>): Promise<Outcome | undefined>
}

/** Limits each vendor's concurrent calls in this process: one that floods harms only itself. */
export const createBudget = (most: number = ordersAtOnceMax): Budget => {
  const underWay = new Map<string, number>()
  const count = (vendor: string, by: 1 | -1): void => {
    const next = (underWay.get(vendor) ?? 0) + by
    if (next === 0) underWay.delete(vendor)
    else underWay.set(vendor, next)
  }
  return {
    most,
    underWay: (vendor) => underWay.get(vendor) ?? 0,
    spend: async (vendor, work) => {
      if ((underWay.get(vendor) ?? 0) >= most) return undefined
      count(vendor, 1)
      try {
        return await work()
      } finally {
        count(vendor, -1)
      }
    },
  }
}
