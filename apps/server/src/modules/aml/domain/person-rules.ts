import type { AmlRule } from '@trevo/contract/ops/compliance/aml.ts'
import {
  isWithin,
  spanOf,
  sumOf,
  type AmlSettings,
  type Finding,
  type PersonFacts,
  type PersonLink,
} from './facts.ts'
import { findBeyondIncome, findPassThrough, findStructuring, findWoken } from './money-rules.ts'

/** Faults of one kind within the lookback, from `least` of them on; 0 turns the rule off. */
const findFaults = (
  { now, faults }: PersonFacts,
  kind: PersonFacts['faults'][number]['kind'],
  { least, days, rule }: { readonly least: number; readonly days: number; readonly rule: AmlRule },
): Finding[] => {
  const found = faults.filter((one) => one.kind === kind && isWithin(one.at, now, days))
  const last = found.at(-1)
  if (!last || least === 0 || found.length < least) return []
  return [
    {
      rule,
      key: spanOf(last.at, days),
      amountMinor: sumOf(found),
      evidence: found.map(({ at, amountMinor, reference }) => ({
        kind: kind === 'reversal' ? ('reversal' as const) : ('payer' as const),
        at,
        amountMinor,
        reference,
      })),
    },
  ]
}

/** Payer mismatch: `amlPayerMismatches` Pix of other people within `amlLookbackDays`. */
export const findPayerMismatch = (
  facts: PersonFacts,
  settings: Pick<AmlSettings, 'amlPayerMismatches' | 'amlLookbackDays'>,
): Finding[] =>
  findFaults(facts, 'payer_differs', {
    least: settings.amlPayerMismatches,
    days: settings.amlLookbackDays,
    rule: 'payer_mismatch',
  })

/** MED: `amlReversals` Pix that the payer's bank reversed within `amlLookbackDays`. */
export const findReversals = (
  facts: PersonFacts,
  settings: Pick<AmlSettings, 'amlReversals' | 'amlLookbackDays'>,
): Finding[] =>
  findFaults(facts, 'reversal', {
    least: settings.amlReversals,
    days: settings.amlLookbackDays,
    rule: 'reversal',
  })

const ruleOfLink: Readonly<Record<PersonLink['reason'], AmlRule>> = {
  samePayee: 'shared_payee',
  sameDevice: 'shared_device',
  oppositeBets: 'opposite_bets',
}

/**
 * Links: another person's account shares a payee or a device, or bets against this one, and the person moved at
 * least `amlLinkedMinor` within the lookback. Once for each account and reason.
 */
export const findLinked = (
  { now, payments, links }: PersonFacts,
  { amlLinkedMinor, amlLookbackDays }: Pick<AmlSettings, 'amlLinkedMinor' | 'amlLookbackDays'>,
): Finding[] => {
  const moved = payments.filter(({ at }) => isWithin(at, now, amlLookbackDays))
  const movedMinor = sumOf(moved)
  if (amlLinkedMinor === 0 || movedMinor < BigInt(amlLinkedMinor)) return []
  return links.map(({ reason, customerId, username }) => ({
    rule: ruleOfLink[reason],
    key: customerId,
    amountMinor: movedMinor,
    evidence: [{ kind: 'link' as const, reference: username, at: null, amountMinor: null }],
  }))
}

/** PEP: the person is politically exposed, with or without money that moves. Once. */
export const findExposed = (
  { exposure }: PersonFacts,
  { amlPep }: Pick<AmlSettings, 'amlPep'>,
): Finding[] =>
  !amlPep || exposure === null
    ? []
    : [
        {
          rule: 'pep',
          key: 'pep',
          amountMinor: null,
          evidence: [
            { kind: 'profile', reference: `pep_${exposure}`, at: null, amountMinor: null },
          ],
        },
      ]

/** Every rule over one person. */
export const findAll = (facts: PersonFacts, settings: AmlSettings): Finding[] => [
  ...findPassThrough(facts, settings),
  ...findStructuring(facts, settings),
  ...findLinked(facts, settings),
  ...findPayerMismatch(facts, settings),
  ...findReversals(facts, settings),
  ...findWoken(facts, settings),
  ...findBeyondIncome(facts, settings),
  ...findExposed(facts, settings),
]

/** Days of payments and play that rules look at. */
export const daysOfFacts = (
  settings: Pick<AmlSettings, 'amlWindowDays' | 'amlLookbackDays'>,
): number => Math.max(settings.amlWindowDays * 2, settings.amlLookbackDays)
