export { bindAgentRoutes } from './http/bind-routes.ts'
export { createAgents, type Agents } from './module.ts'
export type { AgentNode, AgentsNeeds } from './needs.ts'
