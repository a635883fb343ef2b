import { z } from 'zod'

const count = (most: number) => z.int().min(1).max(most)
const weight = z.int().min(0).max(100)
const minor = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(BigInt)

/** A version of the written model: every weight and threshold (`docs/play-risk.md`). Amounts are 1/10,000 BRL. */
export const RiskModel = z.strictObject({
  /** Days that are looked back, today among them. */
  windowDays: count(90),
  levelScores: z.tuple([weight, weight, weight]),
  /** A level falls once the score was too low for it so long. */
  quietDays: count(90),
  /** A person's decision holds unless the score rises by this much. */
  riseToReopen: count(100),
  /** The share of an average week's loss that a proposed limit allows. */
  proposal: z.strictObject({ shareBp: count(10_000), leastMinor: minor }),
  markers: z.strictObject({
    chasing: z.strictObject({
      weight,
      full: count(1_000),
      /** What the day must have cost before. */
      lossMinor: minor,
      /** How much higher the average stake is than before: 20,000 is twice. */
      raiseBp: count(1_000_000),
      betsBefore: count(10_000),
    }),
    night: z.strictObject({
      weight,
      full: count(1_000),
      fromHour: z.int().min(0).max(23),
      untilHour: z.int().min(1).max(24),
      /** Play at night of so long makes a night. */
      minutes: count(1_440),
    }),
    deposits: z.strictObject({
      weight,
      /** The growth in percent that gives all points of the marker. */
      full: count(10_000),
      /** Less than this in the recent days is ignored. */
      leastMinor: minor,
      recentDays: count(30),
    }),
    cancelled: z.strictObject({ weight, full: count(1_000) }),
    attempts: z.strictObject({ weight, full: count(1_000) }),
    long: z.strictObject({
      weight,
      full: count(1_000),
      /** Play of so long on a day, or so long without a break. */
      dayMinutes: count(1_440),
      runMinutes: count(1_440),
    }),
  }),
})
export type RiskModel = z.infer<typeof RiskModel>
