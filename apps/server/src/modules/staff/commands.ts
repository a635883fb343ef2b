// What the commands of the terminal use beside the front door (`npm run operator`).
export { loadHeadKeys } from './service/audit/signed-heads.ts'
export { writeRecord } from './domain/audit-record.ts'
export { verifyAudit } from './service/audit/verify-audit.ts'
export { createRoleOrders, RoleOrderError, type RoleOrders } from './service/order-roles.ts'
