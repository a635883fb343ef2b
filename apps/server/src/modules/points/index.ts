// The front door: other modules import this file only.
export { bindPointsOperatorRoutes, bindPointsRoutes } from './http/bind-routes.ts'
export { pointMoneyKinds } from './domain/transfers.ts'
export { createPoints, type Points } from './module.ts'
export { seedDemoPoints } from './seed/seed-demo-points.ts'
export { hasOpenRedemptions } from './repository/has-open-redemptions.ts'
