import type { AgentsNeeds } from '../needs.ts'
import { createGetOwnAgent } from './service/get-own-agent.ts'
import { createOperatorTree } from './service/operator-tree.ts'

/** The tree of members: the member's view of it, and the operators' changes. */
export const createTree = (needs: AgentsNeeds) => ({
  getOwnAgent: createGetOwnAgent(needs),
  ...createOperatorTree(needs),
})

export type Tree = ReturnType<typeof createTree>
