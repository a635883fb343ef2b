import { z } from 'zod'
import { gameCategories } from './wps/games/game-categories.ts'
import { typed } from './wps/session.ts'

const Days = z.int().min(1).max(3_650)
const Level = z.int().min(0).max(99)
const Reais = z.int().min(0).max(1_000_000_000)
const Tag = typed(40).min(1)

/**
 * Which members belong to a segment: every condition that is named. Members who may not be addressed
 * (excluded from play, barred, closed, trial) never belong to one.
 */
export const SegmentConditions = z.strictObject({
  levelMin: Level.optional(),
  levelMax: Level.optional(),
  /** Available in whole reais, as it was read last. */
  balanceMin: Reais.optional(),
  balanceMax: Reais.optional(),
  /** The username of an agent anywhere above. */
  line: typed(64).min(1).optional(),
  /** A settled stake in the last days, this many; on one of the products if some are named. */
  stakedWithinDays: Days.optional(),
  /** No settled stake for this many days, but one before. */
  stakedNotForDays: Days.optional(),
  products: z.array(z.enum(gameCategories)).min(1).max(gameCategories.length).optional(),
  registeredWithinDays: Days.optional(),
  registeredForDays: Days.optional(),
  /** By the dialing code of the mobile number, ISO 3166-1. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(50)
    .optional(),
  /** Of Brazil, by the area code of the mobile number. */
  states: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(27)
    .optional(),
  /** One of these. */
  tags: z.array(Tag).min(1).max(20).optional(),
  /** None of these. */
  withoutTags: z.array(Tag).min(1).max(20).optional(),
})
export type SegmentConditions = z.infer<typeof SegmentConditions>
