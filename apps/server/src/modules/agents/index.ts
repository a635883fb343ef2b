export { bindAgentRoutes } from './http/bind-routes.ts'
export { createAgents, type Agents } from './module.ts'
export type { AgentNode, AgentsDependencies } from './service/dependencies.ts'
