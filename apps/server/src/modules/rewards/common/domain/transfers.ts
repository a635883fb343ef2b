import { languageCodes, type LanguageCode } from '@trevo/languages/languages.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { KindDefinition, PostCommand } from '../../../wallet/index.ts'

const source = 'rewards'
const house = 'rewards'

const kinds = {
  /** Claims in the reward center. */
  prize: { kind: 'rewards.prize_paid', role: 'credit', typeCode: 3102, house },
  /** The same of what was given for an incident of the site. */
  incident: { kind: 'rewards.incident_paid', role: 'credit', typeCode: 3107, house },
  rebate: { kind: 'rewards.rebate_paid', role: 'credit', typeCode: 6113, house },
} as const satisfies Record<string, KindDefinition>

export const rewardKinds: readonly KindDefinition[] = Object.values(kinds)

type Payment = {
  readonly id: string
  readonly memberId: bigint
  readonly amountMinor: bigint
}

/** House → member: a claimed reward, of any source. */
export const prizePaid = (one: Payment & { readonly reward: string }): PostCommand => ({
  source,
  txnId: `reward:${one.id}`,
  kind: kinds.prize.kind,
  memberId: one.memberId,
  amountMinor: one.amountMinor,
  reference: { reward: one.reward },
})

/** House → member: a claimed credit for an incident, which it names in each language. */
export const incidentPaid = (
  one: Payment & { readonly incident: string; readonly names: Texts<string> },
): PostCommand => ({
  source,
  txnId: `reward:${one.id}`,
  kind: kinds.incident.kind,
  memberId: one.memberId,
  amountMinor: one.amountMinor,
  reference: {
    incident: one.incident,
    ...Object.fromEntries(Object.entries(one.names).map(([code, text]) => [`name${code}`, text])),
  },
})

/** How such a payment names its incident; undefined for every other movement. */
export const incidentNamesOf = (
  reference: Readonly<Record<string, string>> | null | undefined,
): Texts<string> | undefined => {
  if (reference?.['incident'] === undefined) return undefined
  const names: Partial<Record<LanguageCode, string>> = {}
  for (const code of languageCodes) {
    const text = reference[`name${code}`]
    if (text !== undefined) names[code] = text
  }
  return names
}

/** House → member: claimed rebate. */
export const rebatePaid = (one: Payment): PostCommand => ({
  source,
  txnId: `rebate:${one.id}`,
  kind: kinds.rebate.kind,
  memberId: one.memberId,
  amountMinor: one.amountMinor,
})
