import { z } from 'zod'

type Figures = { readonly open: number; readonly br: number }
type Unit = 'days' | 'bp' | 'minor' | 'times'

/** Portaria SPA/MF 1.143/2024 asks that these situations are watched; the figures are the operator's own. */
const source = { article: 'Portaria SPA/MF 1.143/2024', confidence: 'M' } as const

const figure = (unit: Unit, [least, most]: readonly [number, number], delivered: Figures) => ({
  schema: z.int().min(least).max(most),
  unit,
  delivered,
  source,
})

const amountMax = 100_000_000_000
const amount = (delivered: Figures) => figure('minor', [0, amountMax], delivered)

/** What is watched against money laundering, by jurisdiction. Amounts are in minor units; 0 turns a rule off. */
export const amlRules = {
  /** The days over which passing money through and many small payments are looked at together. */
  amlWindowDays: figure('days', [1, 90], { open: 7, br: 7 }),
  /** The days over which amounts are compared with income, and faults of payers are counted. */
  amlLookbackDays: figure('days', [1, 366], { open: 30, br: 30 }),
  /** Pass-through: both deposited and withdrawn within the window, at least this much. */
  amlPassThroughMinor: amount({ open: 20_000_000, br: 20_000_000 }),
  /** Pass-through: less than this share of the deposits was staked. */
  amlPassThroughPlayBp: figure('bp', [0, 10_000], { open: 2_500, br: 2_500 }),
  /** Structuring: the amount that payments stay just below. */
  amlStructuringMinor: amount({ open: 100_000_000, br: 100_000_000 }),
  /** Structuring: how far below, as a share of the amount. */
  amlStructuringBandBp: figure('bp', [1, 10_000], { open: 1_000, br: 1_000 }),
  /** Structuring: that many such payments within the window. */
  amlStructuringCount: figure('times', [2, 100], { open: 3, br: 3 }),
  /** Pix that others paid, within the lookback; 0 turns the rule off. */
  amlPayerMismatches: figure('times', [0, 100], { open: 2, br: 2 }),
  /** Pix that the payer's bank reversed (MED), within the lookback; 0 turns the rule off. */
  amlReversals: figure('times', [0, 100], { open: 1, br: 1 }),
  /** An account without play and payments for this long is dormant. */
  amlDormantDays: figure('days', [30, 1_830], { open: 180, br: 180 }),
  /** A dormant account moves at least this much within the window after it wakes. */
  amlDormantMinor: amount({ open: 20_000_000, br: 10_000_000 }),
  /** Deposits within the lookback above this share of the declared monthly income. */
  amlIncomeBp: figure('bp', [1, 100_000], { open: 10_000, br: 5_000 }),
  /** Deposits within the lookback of a person who declared no income. */
  amlUndeclaredMinor: amount({ open: 200_000_000, br: 200_000_000 }),
  /** Accounts of others are linked by payee, device or opposite bets, and the person moved this much in the lookback. */
  amlLinkedMinor: amount({ open: 10_000_000, br: 10_000_000 }),
  /** Politically exposed persons, as they declare it or a list says. */
  amlPep: { schema: z.boolean(), unit: null, delivered: { open: false, br: true }, source },
  /** An alert is decided within this time. */
  amlAlertDays: figure('days', [1, 90], { open: 30, br: 30 }),
} as const
