const steps = [100, 80, 50] as const
export type WarningStep = (typeof steps)[number]

/** The highest of the warnings that is due; undefined below half of the limit. */
export const warningOf = (used: bigint, value: bigint): WarningStep | undefined =>
  value === 0n ? 100 : steps.find((percent) => used * 100n >= value * BigInt(percent))
