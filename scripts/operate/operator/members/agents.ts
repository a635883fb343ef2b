import type { ContractOverBound, TreePlace } from '../../../../packages/contract/src/ops/agents.ts'
import {
  listContractsOverBound,
  moveBelow,
  promoteToAgent,
  showTreePlace,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command } from '../command.ts'
import { requireValue } from '../declined.ts'
import { rows } from '../describe.ts'

const describePlace = (place: TreePlace): string[] =>
  rows([
    ['member', place.username],
    ['type', String(place.type)],
    ['above', place.above.join(' > ') || 'nobody'],
    ['below', String(place.teamSize)],
  ])

const describeOverBound = (bound: string, contracts: readonly ContractOverBound[]): string[] =>
  contracts.length === 0
    ? [`No path promises more than ${bound}% of a stake.`]
    : rows([
        ['contract', 'agent', 'type', 'product', 'rate', `over ${bound}% by`],
        ...contracts.map((one) => [
          one.contractId,
          one.receiver,
          one.contractType,
          one.product,
          one.rate,
          one.excess,
        ]),
      ])

const typeOf = (text = ''): number => {
  if (!/^\d{1,4}$/.test(text)) throw new Error('--type is a number, such as 2')
  return Number(text)
}

/** The tree of agents: positions, moves, and promotions to agent; contracts over the limit. */
export const agents: readonly Command[] = [
  {
    words: ['agents', 'over-bound'],
    usage: 'agents over-bound',
    what: 'signed contracts that together promise more than the house pays for a stake',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listContractsOverBound))
      return { value, lines: describeOverBound(value.bound, value.contracts) }
    },
  },
  {
    words: ['agents', 'show'],
    usage: 'agents show NAME',
    what: 'a member’s upline and the size of the downline',
    needs: ['id'],
    run: async ({ api }, given) => {
      const asked = api.call(showTreePlace, { query: { username: given.id ?? '' } })
      const value = await requireValue(asked)
      return { value, lines: describePlace(value) }
    },
  },
  {
    words: ['agents', 'promote'],
    usage: 'agents promote NAME --type 2 --reason TEXT',
    what: 'makes a member an agent of a type that the brand lists; ends the sessions',
    needs: ['id', 'type', 'reason'],
    run: async ({ api }, given) => {
      const body = {
        username: given.id ?? '',
        type: typeOf(given.type),
        reason: given.reason ?? '',
      }
      const value = await requireValue(api.call(promoteToAgent, { body }))
      return { value, lines: describePlace(value) }
    },
  },
  {
    words: ['agents', 'move'],
    usage: 'agents move NAME --below AGENT --reason TEXT [--from 2026-12-01T03:00:00Z]',
    what: 'moves a member and the team below; --below - for the top; figures until --from stay',
    needs: ['id', 'below', 'reason'],
    run: async ({ api }, given) => {
      const body = {
        username: given.id ?? '',
        upline: given.below === '-' ? null : (given.below ?? ''),
        reason: given.reason ?? '',
        ...(given.from !== undefined && { effectiveAt: given.from }),
      }
      const value = await requireValue(api.call(moveBelow, { body }))
      return { value, lines: describePlace(value) }
    },
  },
]
