import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Money } from '../shapes.ts'

/** The amount staked, and the requirement of the next level; null on the highest level. */
const Progress = z.object({ actual: Money, expected: Money.nullable() })

export const VipLevel = z.object({
  /** 0 is where everybody begins. */
  rankLevel: z.int().min(0),
  rankName: z.string(),
  /** The stakes that the level requires in the last `periodDays` days, and in total. */
  monthlyTurnover: Money,
  totalTurnover: Money,
})
export type VipLevel = z.infer<typeof VipLevel>

export const PlayerRankProgress = z.object({
  /** Null, with an empty ladder, if the brand has no levels. */
  playerRankName: z.string().nullable(),
  playerRankLevel: z.int().nullable(),
  nextRankName: z.string().nullable(),
  /** How many days' stakes count as the month. */
  periodDays: z.int(),
  monthlyTurnover: Progress,
  totalTurnover: Progress,
  /** From the lowest to the highest. */
  levels: z.array(VipLevel),
})
export type PlayerRankProgress = z.infer<typeof PlayerRankProgress>

export const getPlayerRankProgress = endpoint({
  name: 'getPlayerRankProgress',
  summary: "The member's VIP level, what was played, and what each level asks",
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  callsToPlay: true,
  family: 'wps',
  auth: 'member',
  moduleId: 'VIP',
  query: z.object({ _: CacheBuster }),
  response: PlayerRankProgress,
  refusals: [],
})
