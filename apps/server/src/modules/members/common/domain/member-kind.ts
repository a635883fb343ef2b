/** The brand's lists of account types (ROLE-1). */
export type AccountTypes = {
  readonly agentTypes: readonly number[]
  readonly trialTypes: readonly number[]
}

export type MemberKind = 'trial' | 'member' | 'agent'

/** Listed types are agents or trial users; every other one is an ordinary member. */
export const kindOf = (type: number, { agentTypes, trialTypes }: AccountTypes): MemberKind => {
  if (trialTypes.includes(type)) return 'trial'
  return agentTypes.includes(type) ? 'agent' : 'member'
}

/** What a person who registers becomes. */
export const ordinaryType = 0
