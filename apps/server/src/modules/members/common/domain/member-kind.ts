/** The brand's lists of account types (ROLE-1). */
export type AccountTypes = {
  readonly agentTypes: readonly number[]
  readonly trialTypes: readonly number[]
}

export type MemberKind = 'trial' | 'member' | 'agent'

/** Listed types are agents or trial users; any other is an ordinary member. */
export const kindOf = (type: number, { agentTypes, trialTypes }: AccountTypes): MemberKind => {
  if (trialTypes.includes(type)) return 'trial'
  return agentTypes.includes(type) ? 'agent' : 'member'
}

/** The type of a newly registered person. */
export const ordinaryType = 0
