// What the commands of the terminal use beside the front door (`npm run operator`).
export { createStaff } from './module.ts'
export { RoleOrderError, type RoleOrders } from './service/order-roles.ts'
