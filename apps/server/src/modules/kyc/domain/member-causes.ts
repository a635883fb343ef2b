import {
  memberCauses,
  type CaseState,
  type Cause,
  type MemberCause,
} from '@trevo/contract/wps/kyc/kyc-names.ts'

const known: ReadonlySet<string> = new Set(memberCauses)

/**
 * What the member reads: the causes of what they capture again by name, of a refusal one word for everything that
 * would tell whose a document or CPF is. A case in review has none.
 */
export const memberCausesOf = (state: CaseState, causes: readonly Cause[]): MemberCause[] => {
  if (state !== 'started' && state !== 'refused') return []
  const told = causes.map(
    (cause): MemberCause => (known.has(cause) ? (cause as MemberCause) : 'unconfirmed'), // it is one of them
  )
  return [...new Set(told)]
}
