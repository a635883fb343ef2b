import type { agentsRefusals } from '@trevo/contract/refusals/agents.ts'

/** Contracts between agents. */
export const texts = {
  'contract.terms_invalid': 'These terms are not possible. Check the field and try again.',
  'contract.tiers_not_rising':
    'Tier {number} must start above the one before it, at no lower a rate.',
  'contract.rate_too_high': 'The rate can be {max}% at most.',
  'contract.none_of_own':
    'You need a signed contract for this product yourself before you can offer one.',
  'contract.not_downline': 'You can offer contracts only to agents directly below you.',
  'contract.waiting': 'A request of this contract is still waiting for an answer.',
  'contract.unknown': 'We could not find this contract.',
  'contract.answered': 'This request was answered or withdrawn before. Reload to see the contract.',
} as const satisfies Record<keyof typeof agentsRefusals, string>
