import type { AgentsNeeds } from '../needs.ts'
import { createGetOwnAgent } from './service/get-own-agent.ts'
import { createOperatorTree } from './service/operator-tree.ts'

/** The tree of members: what a member sees of it, and what operators change. */
export const createTree = (needs: AgentsNeeds) => ({
  getOwnAgent: createGetOwnAgent(needs),
  ...createOperatorTree(needs),
})

export type Tree = ReturnType<typeof createTree>
