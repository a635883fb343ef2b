import { z } from 'zod'
import { amlRules } from './jurisdiction-rules/aml.ts'
import { gameCategories, type GameCategory } from './wps/games/game-categories.ts'

export const jurisdictions = ['open', 'br'] as const
export type Jurisdiction = (typeof jurisdictions)[number]

/** How sure the source is: H the text itself was read, M several secondary sources agree, L one source. */
export const confidences = ['H', 'M', 'L'] as const
export type Confidence = (typeof confidences)[number]

export const ruleUnits = [
  'ms',
  'min',
  'hours',
  'days',
  'businessDays',
  'years',
  'hourOfDay',
  'month',
  'bp',
  'minor',
  'times',
] as const
export type RuleUnit = (typeof ruleUnits)[number]

/** Where a figure of `br` comes from. */
type Source = { readonly article: string; readonly confidence: Confidence }

type Rule<Schema extends z.ZodType> = {
  readonly schema: Schema
  /** Null for switches and lists. */
  readonly unit: RuleUnit | null
  /** What counts until an operator plans another value, by jurisdiction. */
  readonly delivered: Readonly<Record<Jurisdiction, z.infer<Schema>>>
  /** Null where no law asks for it. */
  readonly source: Source | null
}

const source = (confidence: Confidence, article: string): Source => ({ article, confidence })
const p1231 = 'Portaria SPA/MF 1.231/2024'
const p1207 = 'Portaria SPA/MF 1.207/2024'
const p722 = 'Portaria SPA/MF 722/2024'
const p615 = 'Portaria SPA/MF 615/2024'
const law = 'Lei 14.790/2023'
const in31 = 'IN SPA/MF 31/2025'

const isOn = (open: boolean, br: boolean, from: Source | null = null): Rule<z.ZodBoolean> => ({
  schema: z.boolean(),
  unit: null,
  delivered: { open, br },
  source: from,
})

/** A whole number of a unit, from `least` to `most`. */
const count = (
  unit: RuleUnit,
  [least, most]: readonly [number, number],
  { open, br }: { readonly open: number; readonly br: number },
  from: Source | null = null,
): Rule<z.ZodInt> => ({
  schema: z.int().min(least).max(most),
  unit,
  delivered: { open, br },
  source: from,
})

const day = 1_440
const year = 366

const categories = z.array(z.enum(gameCategories)).max(gameCategories.length)
const closedInBrazil: GameCategory[] = ['FISH', 'COCKFIGHT', 'PVP']

/**
 * Every rule that a regulator can change, by its name. The values that count are rows of `settings.rule`, each with
 * its article and the day from which it counts; these are the ones that a new installation begins with.
 */
export const ruleRegistry = {
  // Games.
  /** The shortest time between the starts of two rounds. */
  minCycleMs: count('ms', [0, 60_000], { open: 0, br: 5_000 }, source('L', p1207)),
  turbo: isOn(true, false, source('L', p1207)),
  autoplay: isOn(true, false, source('L', p1207)),
  /** A return at or below the stake may be celebrated. */
  lossCelebration: isOn(false, false),
  /** A bonus of a game may be bought instead of waited for. */
  featureBuy: isOn(true, false, source('L', p1207)),
  /** Categories whose games are neither shown nor opened. */
  closedCategories: {
    schema: categories,
    unit: null,
    delivered: { open: [], br: closedInBrazil },
    source: source('M', p1207),
  } satisfies Rule<typeof categories>,
  sessionClock: isOn(true, true, source('M', `${p1231}, art. 4`)),
  showRtp: isOn(true, true, source('M', p1207)),
  /** The least published return of a game. */
  returnMinBp: count('bp', [0, 10_000], { open: 0, br: 8_500 }, source('H', `${p1207}, art. 28`)),
  /** The highest stake of a round. */
  stakeMaxMinor: count('minor', [1, 100_000_000_000], { open: 50_000_000, br: 50_000_000 }),
  /** A game with play money may offer to play for real money. */
  demoInvitesToPlay: isOn(true, false, source('M', p1231)),
  /** Several members may share one lottery ticket. */
  sharedTickets: isOn(true, false),
  /** The least share of a banner's picture that its warning takes; 0 where none is asked for. */
  bannerWarningMinBp: count(
    'bp',
    [0, 10_000],
    { open: 0, br: 1_000 },
    source('M', `${law}, art. 16`),
  ),
  // Sign-up and login.
  /** Sign-up requires the birth date, and refuses people who are too young. */
  birthDateRequired: isOn(false, true, source('H', `${p1231}, art. 31`)),
  /** Failed logins inside the window before an account locks. */
  loginFailuresMax: count('times', [1, 100], { open: 5, br: 3 }, source('M', 'GLI-19, 2.5.3')),
  loginFailureWindowMin: count('min', [1, day], { open: 15, br: 30 }, source('M', 'GLI-19, 2.5.3')),
  lockMin: count('min', [1, day], { open: 15, br: 15 }),
  /** A login needs a second proof if the last one is older; 0 requires none. */
  mfaEveryDays: count('days', [0, year], { open: 0, br: 7 }, source('M', p722)),
  /** A session without an act asks for a proof again after this time; 0 never does. */
  idleReauthMin: count('min', [0, day], { open: 0, br: 30 }, source('M', p722)),
  /** The place is checked before betting and again after this time; 0 never is. */
  locationEveryMin: count('min', [0, day], { open: 0, br: 30 }, source('M', p722)),
  /** Nobody stakes before the identity is verified. */
  kycBeforeStake: isOn(false, true, source('M', `${law}, art. 23`)),
  // Limits and panel.
  /** Sign-up does not finish without a loss and a time limit. */
  signUpLimitsRequired: isOn(false, true, source('H', `${p1231}, art. 31`)),
  /** A looser limit counts after this time and one more yes. */
  limitRaiseDelayHours: count(
    'hours',
    [0, 720],
    { open: 24, br: 24 },
    source('M', `${p1231}, art. 4`),
  ),
  /** The same for limits of loss and time, which sign-up sets. */
  limitRaiseDelayHoursStrict: count('hours', [0, 720], { open: 24, br: 72 }, source('L', p1231)),
  /** A looser limit that nobody confirms is dropped after this time. */
  limitRaiseSilenceDays: count('days', [1, 90], { open: 7, br: 7 }),
  /** The longest time of one session in minutes; 0 where no law sets one. */
  sessionTimeLimit: count('min', [0, day], { open: 0, br: 0 }),
  /** Time and result are put before the member after so much play; 0 never are. */
  realityCheckMin: count('min', [0, day], { open: 60, br: 60 }, source('M', `${p1231}, art. 4`)),
  // Behaviour.
  /** How people play is monitored (`docs/play-risk.md`). */
  playWatched: isOn(false, true, source('M', `${p1231}, art. 5`)),
  /** A person reviews the highest level within this time. */
  playReviewHours: count('hours', [1, 720], { open: 24, br: 24 }, source('M', `${p1231}, art. 5`)),
  // Pause and exclusion.
  /** The longest pause. */
  pauseTermMaxDays: count('days', [1, year], { open: 184, br: 184 }, source('M', p1231)),
  /** An exclusion without an end is lifted this long after it began at the earliest. */
  exclusionLiftDays: count('days', [0, 1_830], { open: 180, br: 180 }, source('M', in31)),
  // The central register.
  /** The register is asked at the first login of a day. */
  registerAtFirstLogin: isOn(false, true, source('H', 'IN SPA/MF 22/2025; IN SPA/MF 31/2025')),
  /** The register is asked about everybody within this time; 0 never is. */
  registerCheckDays: count(
    'days',
    [0, year],
    { open: 0, br: 15 },
    source('H', 'IN SPA/MF 22/2025; IN SPA/MF 31/2025'),
  ),
  /** The clock of an impediment, from the day of the answer: told, own withdrawals, closed. */
  impedimentNoticeDays: count('days', [1, 30], { open: 1, br: 1 }, source('M', in31)),
  impedimentWithdrawDays: count('days', [1, 30], { open: 2, br: 2 }, source('M', in31)),
  impedimentCloseDays: count('days', [1, 30], { open: 3, br: 3 }, source('M', in31)),
  /** What is left is returned within this time after the closing. */
  impedimentReturnDays: count('days', [1, 30], { open: 2, br: 2 }, source('M', in31)),
  // Money.
  /** A deposit from another person's CPF is refused even if the member provided none. */
  payerCpfRequired: isOn(false, true, source('H', `${law}, art. 30`)),
  /** Members may send money to the agent above and to members below. */
  moneyBetweenMembers: isOn(true, false, source('M', p615)),
  /** Members may pay each other's withdrawals. */
  peerPayouts: isOn(true, false, source('M', p615)),
  /** No reward without an earlier settled bet with real money. */
  rewardNeedsSettledBet: isOn(false, true, source('H', `${law}, art. 29, I`)),
  /** A prize must be payable within this time; 0 if no law requires it. */
  prizePayableMin: count('min', [0, 10_080], { open: 0, br: 120 }, source('M', p615)),
  /** A prize that was not credited and that nobody asks for is given up after this time; 0 never is. */
  unclaimedDays: count('days', [0, 1_830], { open: 0, br: 90 }, source('H', `${law}, art. 32`)),
  /** Money that cannot be delivered is listed after this time. */
  undeliverableDays: count('days', [0, 1_830], { open: 180, br: 180 }, source('M', p615)),
  /** A credit that is held for longer is listed. */
  heldCreditDays: count('days', [0, 1_830], { open: 60, br: 60 }),
  // Tax, reports, records.
  /** Of the year's net prizes above the band. */
  taxRateBp: count('bp', [0, 10_000], { open: 0, br: 1_500 }, source('H', `${law}, art. 31`)),
  /** The first band of the year's income tax table, on which nothing is due. */
  taxBandMinor: count(
    'minor',
    [0, 100_000_000_000],
    { open: 0, br: 291_456_000 },
    source('M', `${law}, art. 31; Lei 15.191/2025`),
  ),
  /** The year's statement is due on the last business day of this month; 0 where none is. */
  comprovaBetDueMonth: count(
    'month',
    [0, 12],
    { open: 0, br: 2 },
    source('M', 'IN RFB 2.299/2025'),
  ),
  /** A suspicious operation is reported within this time; 0 where nobody receives reports. */
  coafHours: count('hours', [0, 720], { open: 0, br: 24 }, source('M', 'Lei 9.613/1998, art. 11')),
  ...amlRules,
  /** Suspected manipulation of a match is reported within this time. */
  manipulationNoticeDays: count(
    'businessDays',
    [0, 60],
    { open: 0, br: 5 },
    source('H', `${law}, art. 35`),
  ),
  /** The hour of the next day at which the regulator's files are due, in the brand's zone. */
  sigapDueHour: count('hourOfDay', [0, 23], { open: 6, br: 6 }, source('L', 'Manual do SIGAP')),
  recordYears: count(
    'years',
    [0, 30],
    { open: 5, br: 5 },
    source('M', 'Portaria SPA/MF 1.143/2024; Portaria SPA/MF 722/2024'),
  ),
} as const

export type RuleName = keyof typeof ruleRegistry
export const ruleNames = Object.keys(ruleRegistry) as RuleName[] // the registry's own keys

/** The rules that count, each by its name. */
export type JurisdictionRules = {
  readonly [Name in RuleName]: z.infer<(typeof ruleRegistry)[Name]['schema']>
}

export const isRuleName = (text: string): text is RuleName => Object.hasOwn(ruleRegistry, text)

/** The values that a new installation begins with. */
export const deliveredRules = (jurisdiction: Jurisdiction): JurisdictionRules =>
  Object.fromEntries(
    ruleNames.map((name) => [name, ruleRegistry[name].delivered[jurisdiction]]),
  ) as JurisdictionRules // one value for each name of the registry
