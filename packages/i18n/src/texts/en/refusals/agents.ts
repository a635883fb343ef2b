import type { agentsRefusals } from '@trevo/contract/refusals/agents.ts'

/** Agents: contracts, teams, links under which members register. */
export const texts = {
  'contract.terms_invalid': 'These terms are not possible. Check the field and try again.',
  'contract.tiers_not_rising':
    'Tier {number} must start above the previous one and must not have a lower rate.',
  'contract.rate_too_high': 'The maximum rate is {max}%.',
  'contract.over_bound':
    'Rebates and contracts of all types together come to at most {bound}% of each stake. With the other contracts in force, this one can have at most {max}%.',
  'contract.none_of_own': 'You need a signed contract for this product before you can offer one.',
  'contract.not_downline': 'You can offer contracts only to agents directly below you.',
  'contract.waiting': 'A request for this contract is still waiting for an answer.',
  'contract.unknown': 'We could not find this contract.',
  'contract.answered':
    'This request has already been answered or withdrawn. Reload to see the contract.',
  'agent.not_below': 'This person is not in your team.',
  'agent.link_code_taken': 'This channel name is taken. Choose another one.',
  'agent.links_full': 'You have {max} open links. Close one first.',
  'agent.link_unknown': 'We could not find this link.',
  'agent.statement_unknown': 'We could not find this statement.',
  'agent.disputed_already': 'You have already disputed this statement.',
  'agent.dispute_answered': 'There is no dispute waiting for an answer.',
  'agent.value_not_allowed':
    'This value is not allowed. Choose one from the list: it can only go up and must stay below your own.',
  'agent.mode_without_first': 'Set the first prize mode of this group before the second one.',
  'agent.create_not_allowed_here':
    'Accounts cannot be created for others here: send one of your links instead.',
  'agent.quota_used': 'You have created {max} accounts today. Create more tomorrow, or use a link.',
  'agent.nobody_to_write_to': 'There is nobody to send this message to.',
  'agent.messages_over_limit':
    'You can write to {each} people per message and {day} people per day. Choose fewer people, or wait until tomorrow.',
  'agent.member_unknown': 'There is no member with this name.',
  'agent.move_not_possible':
    'This move is not possible: the new agent must be outside the team below, and the date must not be in the past.',
  'agent.type_unknown': 'The agents of this brand have the types {types}. Choose one of them.',
} as const satisfies Record<keyof typeof agentsRefusals, string>
