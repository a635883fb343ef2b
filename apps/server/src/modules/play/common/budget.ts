/**
 * Far above what one vendor's players need at a time (a process takes some thousand stakes a second,
 * each in milliseconds), and below what would keep the others waiting.
 */
export const ordersAtOnceMax = 256

export type Budget = {
  readonly most: number
  underWay(vendor: string): number
  /** Works for a vendor; undefined without beginning where too much is under way for it already. */
  spend<Outcome>(vendor: string, work: () => Promise<Outcome>): Promise<Outcome | undefined>
}

/** Bounds what each vendor may have under way in this process: one that floods harms itself alone. */
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
