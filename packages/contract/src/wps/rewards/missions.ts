import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money } from '../../shapes.ts'
import { Prize, rewardCommon } from './center.ts'

/** What counts: money staked and settled, rounds, days with play, or a login with a second factor. */
export const MissionType = z.enum(['STAKED', 'ROUNDS', 'DAYS_PLAYED', 'SECOND_FACTOR'])
export type MissionType = z.infer<typeof MissionType>

export const Mission = z.object({
  id: z.int(),
  title: z.string(),
  drawing: z.string(),
  type: MissionType,
  period: z.enum(['DAILY', 'WEEKLY', 'ONCE']),
  /** Decimal for money, a whole number otherwise. */
  target: z.string(),
  progress: z.string(),
  reward: Prize,
  /** `LOCKED` until the previous mission in its chain is done; `DONE` when its reward is waiting. */
  status: z.enum(['LOCKED', 'OPEN', 'DONE', 'CLAIMED']),
  /** Id of the mission that must be done first. */
  after: z.string().nullable(),
  periodStart: Instant.nullable(),
  periodEnd: Instant.nullable(),
  rewardId: z.string().nullable(),
  /**
   * The counted stakes that the member still needs, without a time limit, before they cover the
   * reward; null if the mission requires none or the reward was given.
   */
  stakesMissing: Money.nullable(),
})
export type Mission = z.infer<typeof Mission>

const missionCommon = { ...rewardCommon, method: 'GET', refusals: [] } as const
const plain = z.object({ _: CacheBuster })

export const getMissionSummaryDetails = endpoint({
  name: 'getMissionSummaryDetails',
  summary: 'Missions of the member with progress and reward',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  callsToPlay: true,
  ...missionCommon,
  query: plain,
  response: z.object({ missions: z.array(Mission) }),
})

const Place = z.object({
  rank: z.int(),
  customerName: z.string(),
  score: z.string(),
  reward: Money.nullable(),
  me: z.boolean(),
})

export const getMissionLeaderboard = endpoint({
  name: 'getMissionLeaderboard',
  summary: 'The ranking that runs: its first places, and the member’s own with its neighbours',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  callsToPlay: true,
  ...missionCommon,
  query: plain,
  response: z.object({
    /** Null if none is running. */
    board: z
      .object({
        name: z.string(),
        endsAt: Instant,
        players: z.int(),
        first: z.array(Place),
        /** The member and the players ranked just above and below; empty before the first point. */
        around: z.array(Place),
        prizes: z.array(z.object({ from: z.int(), to: z.int(), amount: Money })),
      })
      .nullable(),
  }),
})
