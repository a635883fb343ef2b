import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { LimitKind, LimitPeriod } from '../limits.ts'
import { SelfTestAnswer, selfTestQuestions } from './self-test.ts'

/** What play is looked at for (`docs/play-risk.md`). */
export const riskMarkers = [
  'chasing',
  'night',
  'deposits',
  'cancelled',
  'attempts',
  'long',
] as const
export const RiskMarkerName = z.enum(riskMarkers)
export type RiskMarkerName = z.infer<typeof RiskMarkerName>

/** 0 nothing, 1 a message, 2 a conversation and a proposed limit, 3 a person looks. */
export const RiskLevel = z.literal([0, 1, 2, 3])
export type RiskLevel = z.infer<typeof RiskLevel>

export const RiskMarker = z.object({
  name: RiskMarkerName,
  /** How often within the window; of deposits the growth in percent. */
  count: z.int(),
  /** From this count on the marker weighs in full. */
  full: z.int(),
  /** What it adds to the score, and what it adds at most. */
  points: z.int(),
  weight: z.int(),
})
export type RiskMarker = z.infer<typeof RiskMarker>

/** A lower limit that waits for the member's answer. */
export const LimitProposal = z.object({
  proposalId: z.string(),
  kind: LimitKind,
  period: LimitPeriod,
  /** In reais. */
  value: z.string(),
  madeAt: Instant,
})
export type LimitProposal = z.infer<typeof LimitProposal>

/** Where people get help, in the language of the call. */
export const HelpContact = z.object({
  code: z.string(),
  name: z.string(),
  about: z.string(),
  phone: z.string().nullable(),
  url: z.string().nullable(),
})
export type HelpContact = z.infer<typeof HelpContact>

export const OwnPlayRisk = z.object({
  /** Whether play is looked at in the member's jurisdiction; without it there are no markers. */
  isOn: z.boolean(),
  level: RiskLevel,
  levelSince: Instant.nullable(),
  score: z.int(),
  /** From which score on each level begins. */
  levelScores: z.tuple([z.int(), z.int(), z.int()]),
  windowDays: z.int(),
  /** How long the score must be lower before the level is. */
  quietDays: z.int(),
  markers: z.array(RiskMarker),
  /** Null before the first look. */
  countedAt: Instant.nullable(),
  proposal: LimitProposal.nullable(),
  /** The member's conversation about this at the desk. */
  hasConversation: z.boolean(),
  /** The result that the member shared; it can be taken back. */
  sharedTest: z.object({ score: z.int(), at: Instant }).nullable(),
  contacts: z.array(HelpContact),
})
export type OwnPlayRisk = z.infer<typeof OwnPlayRisk>

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3' } as const
const rateLimit = { max: 20, windowSec: 60 } as const
const proposed = z.strictObject({ proposalId: z.string().regex(/^[1-9]\d{0,17}$/) })

export const getPlayRisk = endpoint({
  name: 'getPlayRisk',
  summary: 'How the member plays, over all brands: markers, level, proposed limit, help contacts',
  method: 'GET',
  path: '/wps/play-risk',
  ...common,
  response: OwnPlayRisk,
  refusals: [],
})

export const acceptProposedLimit = endpoint({
  name: 'acceptProposedLimit',
  summary: 'Takes the proposed limit; it is lower, so it holds at once',
  method: 'POST',
  path: '/wps/play-risk/accept',
  ...common,
  sealed: true,
  body: proposed,
  response: OwnPlayRisk,
  refusals: ['play_risk.nothing_proposed'],
  rateLimit,
})

export const declineProposedLimit = endpoint({
  name: 'declineProposedLimit',
  summary: 'Turns the proposed limit down',
  method: 'POST',
  path: '/wps/play-risk/decline',
  ...common,
  sealed: true,
  body: proposed,
  response: OwnPlayRisk,
  refusals: ['play_risk.nothing_proposed'],
  rateLimit,
})

export const shareSelfTest = endpoint({
  name: 'shareSelfTest',
  summary:
    'Shares the result of the self-test with the people who look at play; only then is it stored',
  method: 'POST',
  path: '/wps/play-risk/self-test',
  ...common,
  sealed: true,
  body: z.strictObject({
    answers: z.array(SelfTestAnswer).length(selfTestQuestions.length),
  }),
  response: OwnPlayRisk,
  refusals: [],
  rateLimit,
})

export const withdrawSelfTest = endpoint({
  name: 'withdrawSelfTest',
  summary: 'Takes back the shared result of the self-test; it is deleted',
  method: 'POST',
  path: '/wps/play-risk/self-test/withdraw',
  ...common,
  sealed: true,
  body: z.strictObject({}),
  response: OwnPlayRisk,
  refusals: [],
  rateLimit,
})
