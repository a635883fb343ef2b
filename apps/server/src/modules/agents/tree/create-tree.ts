import type { AgentsNeeds } from '../needs.ts'
import { createGetOwnAgent } from './service/get-own-agent.ts'
import { createOperatorTree } from './service/operator-tree.ts'

/** Who stands below whom: what a member sees of it, and operators change. */
export const createTree = (needs: AgentsNeeds) => ({
  getOwnAgent: createGetOwnAgent(needs),
  ...createOperatorTree(needs),
})

export type Tree = ReturnType<typeof createTree>
