// Exports for the terminal commands besides the public interface (`npm run operator`).
export { createStaff } from './module.ts'
export { RoleOrderError, type RoleOrders } from './service/order-roles.ts'
