// The front door: other modules import this file only.
export { bindVipRoutes } from './http/bind-routes.ts'
export { createVip, type Vip, type VipRank } from './module.ts'
export { seedDemoLevels } from './seed/seed-demo-levels.ts'
