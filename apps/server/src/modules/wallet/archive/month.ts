/** A month of the ledger; months are cut in UTC. */
export type Month = {
  /** `2028-03`, for people and folders. */
  readonly name: string
  /** `2028-03-01`, for the database. */
  readonly firstDay: string
  /** `202803`, for partitions. */
  readonly suffix: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Vendors compare their books with Trevo's for four months: those are never dropped. */
export const archiveAfterMonthsMin = 4
export const archiveAfterMonthsDefault = 24

/** @returns undefined unless the text is a month in the format yyyy-mm. */
export const parseMonth = (text: string): Month | undefined => {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text)
  if (!match) return undefined
  const [name, year = '', month = ''] = match
  return {
    name,
    firstDay: `${name}-01`,
    suffix: `${year}${month}`,
    startsAt: new Date(Date.UTC(Number(year), Number(month) - 1, 1)),
    endsAt: new Date(Date.UTC(Number(year), Number(month), 1)),
  }
}

/** The day from which the month may be dropped: this many months after its end. */
export const mayLeaveFrom = ({ endsAt }: Month, afterMonths: number): Date =>
  new Date(Date.UTC(endsAt.getUTCFullYear(), endsAt.getUTCMonth() + afterMonths, 1))
