import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'
import { ContractProduct, ContractType, Percent } from '../wps/agents/contracts.ts'
import { typed } from '../wps/session.ts'

const reason = typed(200).regex(/\S.*\S/)
const username = typed(64).min(1)

export const TreePlace = z.object({
  username: z.string(),
  type: z.int(),
  /** The agents above, from the top down to the direct upline. */
  above: z.array(z.string()),
  /** Everybody below, at any depth. */
  teamSize: z.int(),
})
export type TreePlace = z.infer<typeof TreePlace>

export const showTreePlace = operatorEndpoint({
  name: 'showTreePlace',
  summary: 'The position of a member in the tree of agents',
  method: 'GET',
  path: '/ops/agents/place',
  right: 'agents.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({ username }),
  response: TreePlace,
  refusals: ['agent.member_unknown'],
})

export const moveBelow = operatorEndpoint({
  name: 'moveBelow',
  summary: 'Moves a member, with the team below, under another agent or to the top',
  method: 'POST',
  path: '/ops/agents/move',
  right: 'agents.change',
  approval: 'reason',
  personal: 'masked',
  body: z.strictObject({
    username,
    /** The agent above from now on; null for the top. */
    upline: username.nullable(),
    /** Until when figures still belong to the current upline; if absent, the move takes effect at once. */
    effectiveAt: Instant.optional(),
    reason,
  }),
  response: TreePlace,
  refusals: ['agent.member_unknown', 'agent.move_not_possible'],
})

export const promoteToAgent = operatorEndpoint({
  name: 'promoteToAgent',
  summary: 'Makes a member an agent, or gives an agent another type; ends the sessions',
  method: 'POST',
  path: '/ops/agents/promote',
  right: 'agents.change',
  approval: 'reason',
  personal: 'masked',
  body: z.strictObject({
    username,
    /** One of the brand's types of agents (ROLE-1). */
    type: z.int32().min(0),
    reason,
  }),
  response: TreePlace,
  refusals: ['agent.member_unknown', 'agent.type_unknown'],
})

export const ContractOverBound = z.object({
  contractId: z.uuid(),
  receiver: z.string(),
  contractType: ContractType,
  product: ContractProduct,
  rate: Percent,
  /** By how much the contracts on the receiver's path together exceed the limit. */
  excess: Percent,
})
export type ContractOverBound = z.infer<typeof ContractOverBound>

export const listContractsOverBound = operatorEndpoint({
  name: 'listContractsOverBound',
  summary: 'Signed contracts that together promise more than the house pays for a stake',
  method: 'GET',
  path: '/ops/agents/over-bound',
  right: 'agents.read',
  approval: 'none',
  personal: 'masked',
  response: z.object({
    /** The most that the house pays for a stake. */
    bound: Percent,
    contracts: z.array(ContractOverBound),
  }),
  refusals: [],
})
