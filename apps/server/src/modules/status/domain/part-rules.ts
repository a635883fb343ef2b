import type { ServicePartKind } from '@trevo/contract/wps/status/service-status.ts'

/** When a part is slow or down. */
export type PartRule = {
  /** Of how many minutes what ended is measured together. */
  readonly windowMin: number
  /** What took longer is late; withdrawals and slow parts of other modules may say more exactly. */
  readonly lateAfterSec: number
  /** Slow: at least so many are late, and so large a part of all. */
  readonly slowFrom: number
  readonly slowPercent: number
  readonly downFrom: number
  readonly downPercent: number
}

/** A single late deposit or draw is no fault of the part, a single minute without any copy is. */
export const partRules: Readonly<Record<ServicePartKind, PartRule>> = {
  site: {
    windowMin: 1,
    lateAfterSec: 60,
    slowFrom: 1,
    slowPercent: 100,
    downFrom: 1,
    downPercent: 100,
  },
  deposits: {
    windowMin: 15,
    lateAfterSec: 120,
    slowFrom: 2,
    slowPercent: 10,
    downFrom: 3,
    downPercent: 50,
  },
  withdrawals: {
    windowMin: 60,
    lateAfterSec: 7_200,
    slowFrom: 1,
    slowPercent: 5,
    downFrom: 5,
    downPercent: 50,
  },
  lottery: {
    windowMin: 60,
    lateAfterSec: 60,
    slowFrom: 1,
    slowPercent: 5,
    downFrom: 3,
    downPercent: 50,
  },
  sports: {
    windowMin: 5,
    lateAfterSec: 60,
    slowFrom: 1,
    slowPercent: 10,
    downFrom: 3,
    downPercent: 50,
  },
  vendor: {
    windowMin: 15,
    lateAfterSec: 20,
    slowFrom: 3,
    slowPercent: 20,
    downFrom: 5,
    downPercent: 50,
  },
}

/** After so many bad minutes in a row an incident begins, after so many good ones it is over. */
export const incidentRule = { opensAfterMin: 3, closesAfterMin: 5, forgetsAfterMin: 10 } as const

/** From so many minutes on, a day is shown as one with a fault. */
export const dayRule = { slowFromMin: 1, downFromMin: 15 } as const

const vendorPrefix = 'vendor:'

/** How a part is stored: its kind, or the kind and code of a vendor. */
export const partOfVendor = (code: string): string => `${vendorPrefix}${code}`

/** The vendor's code; undefined for every other part. */
export const vendorOfPart = (part: string): string | undefined =>
  part.startsWith(vendorPrefix) ? part.slice(vendorPrefix.length) : undefined

export const kindOfPart = (part: string): ServicePartKind => {
  if (part.startsWith(vendorPrefix)) return 'vendor'
  const kind = ownKinds.find((own) => own === part)
  if (!kind) throw new Error(`no part ${part}`)
  return kind
}

/** The parts that every brand has, in the order in which they are shown. */
export const ownKinds = [
  'site',
  'deposits',
  'withdrawals',
  'lottery',
  'sports',
] as const satisfies readonly ServicePartKind[]
