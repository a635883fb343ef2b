// The module's public interface: other modules import only this file.
export { bindPointsOperatorRoutes, bindPointsRoutes } from './http/bind-routes.ts'
export { pointMoneyKinds } from './domain/transfers.ts'
export { createPoints, type Points } from './module.ts'
export { seedDemoPoints } from './seed/seed-demo-points.ts'
export { hasOpenRedemptions } from './repository/has-open-redemptions.ts'
export {
  listStoredItems,
  lockItem,
  readOffers,
  readPointsSetting,
  writeItem,
  writePointsSetting,
  type StoredItem,
} from './repository/office-settings.ts'
