import type { agentsRefusals } from '@trevo/contract/refusals/agents.ts'

/** Agents: contracts, teams, links under which members register. */
export const texts = {
  'contract.terms_invalid': 'These terms are not valid. Check the fields and try again.',
  'contract.tiers_not_rising':
    'Tier {number} must start above the previous one and must not have a lower rate.',
  'contract.rate_too_high': 'The maximum rate is {max}%.',
  'contract.over_bound':
    'Rebates and contracts of all types together are limited to {bound}% of each stake. With the other contracts in force, this one can be up to {max}%.',
  'contract.none_of_own': 'You need a signed contract for this product before you can offer one.',
  'contract.not_downline': 'You can offer contracts only to agents directly below you.',
  'contract.waiting': 'A request for this contract is still pending.',
  'contract.unknown': 'We could not find this contract.',
  'contract.answered':
    'This request has already been accepted, rejected or withdrawn. Reload to see the contract.',
  'agent.not_below': 'This person is not in your team.',
  'agent.link_code_taken': 'This channel name is taken. Choose another one.',
  'agent.links_full': 'You have {max} open links. Close one first.',
  'agent.link_unknown': 'We could not find this link.',
  'agent.statement_unknown': 'We could not find this commission statement.',
  'agent.disputed_already': 'You have already disputed this commission statement.',
  'agent.dispute_answered': 'There is no open dispute to reply to.',
  'agent.value_not_allowed':
    'This value is not allowed. Choose one from the list: it can only go up and must stay below your own.',
  'agent.mode_without_first': 'Set the first prize mode of this group before the second one.',
  'agent.create_not_allowed_here':
    'Accounts cannot be created for others here: send one of your links instead.',
  'agent.quota_used': 'You have created {max} accounts today. Create more tomorrow, or use a link.',
  'agent.nobody_to_write_to': 'This message has no recipient.',
  'agent.messages_over_limit':
    'You can message {each} people at a time and {day} people per day. Choose fewer people, or wait until tomorrow.',
  'agent.member_unknown': 'There is no member with this username.',
  'agent.move_not_possible':
    'This move is not possible: the new agent must be outside the team below, and the date must not be in the past.',
  'agent.type_unknown': 'The agents of this brand have the types {types}. Choose one of them.',
  'agent.dispute_none': 'This statement is not disputed.',
  'agent.dispute_decided': 'This dispute has been decided.',
  'agent.line_unknown': 'The statement has no such line.',
  'agent.due_above_bound': 'The house pays at most R$ {max} for these stakes.',
} as const satisfies Record<keyof typeof agentsRefusals, string>
