// The module's public interface: other modules import only this file.
export { bindVipRoutes } from './http/bind-routes.ts'
export { createVip, type Vip, type VipRank } from './module.ts'
export { seedDemoLevels } from './seed/seed-demo-levels.ts'
export { listLevels, writeLadder, type VipTables } from './repository/levels.ts'
