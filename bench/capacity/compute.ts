/** The measured cost of one movement of the ledger; `npm run bench -- capacity` writes it. */
export type Measured = {
  readonly takenOn: string
  readonly movements: number
  readonly callers: number
  readonly bytesPerMovement: number
  readonly logBytesPerMovement: number
  readonly databaseUsPerMovement: number
  readonly ledgerUsPerMovement: number
  readonly movementsPerSecond: number
}

/** Assumptions about an operator and the prices of machines; not measured. */
export type Assumed = {
  readonly members: number
  readonly activeShare: number
  readonly betsPerActiveMemberAndDay: number
  /** Share of a day's bets that falls into its busiest hour. */
  readonly peakHourShare: number
  /** A stake, and a payout for this share of them. */
  readonly movementsPerBet: number
  readonly coresPerNode: number
  /** Share of a node's processors, so that a failover and a busy minute fit. */
  readonly usedAtPeak: number
  /** Maximum size of the ledger, so that a backup and a restore finish within hours. */
  readonly terabytesPerNode: number
  /** Primary and standbys. */
  readonly nodesPerGroup: number
  readonly nodeBrlPerMonth: number
  readonly terabyteBrlPerMonth: number
  /** Months that stay in the database before they are archived to files. */
  readonly monthsKept: number
}

export type Capacity = {
  readonly betsPerDay: number
  readonly betsPerYear: number
  readonly peakMovementsPerSecond: number
  readonly coresAtPeak: number
  readonly groupsForProcessors: number
  readonly groupsForDisks: number
  readonly groups: number
  readonly nodes: number
  readonly bytesPerDay: number
  readonly bytesKept: number
  readonly logBytesPerDay: number
  readonly brlPerYear: number
  readonly brlPerMillionBets: number
}

const daysPerYear = 365
const monthsPerYear = 12

/** A year of an operator, from the measured figures and the assumptions. */
export const computeCapacity = (measured: Measured, assumed: Assumed): Capacity => {
  const betsPerDay = assumed.members * assumed.activeShare * assumed.betsPerActiveMemberAndDay
  const movementsPerDay = betsPerDay * assumed.movementsPerBet
  const peakMovementsPerSecond = (movementsPerDay * assumed.peakHourShare) / 3_600
  const coresAtPeak = (peakMovementsPerSecond * measured.databaseUsPerMovement) / 1_000_000
  const coresUsed = assumed.coresPerNode * assumed.usedAtPeak
  const groupsForProcessors = Math.max(1, Math.ceil(coresAtPeak / coresUsed))
  const bytesPerDay = movementsPerDay * measured.bytesPerMovement
  const bytesKept = bytesPerDay * (daysPerYear / monthsPerYear) * assumed.monthsKept
  const groupsForDisks = Math.max(1, Math.ceil(bytesKept / (assumed.terabytesPerNode * 1e12)))
  const groups = Math.max(groupsForProcessors, groupsForDisks)
  const nodes = groups * assumed.nodesPerGroup
  const terabytes = (bytesKept * assumed.nodesPerGroup) / 1e12
  const brlPerYear =
    monthsPerYear * (nodes * assumed.nodeBrlPerMonth + terabytes * assumed.terabyteBrlPerMonth)
  const betsPerYear = betsPerDay * daysPerYear
  return {
    betsPerDay,
    betsPerYear,
    peakMovementsPerSecond,
    coresAtPeak,
    groupsForProcessors,
    groupsForDisks,
    groups,
    nodes,
    bytesPerDay,
    bytesKept,
    logBytesPerDay: movementsPerDay * measured.logBytesPerMovement,
    brlPerYear,
    brlPerMillionBets: (brlPerYear / betsPerYear) * 1_000_000,
  }
}
