// The module's public interface: other modules import only this file.
export { createStaff, type Staff } from './module.ts'
export type { StaffNeeds } from './needs.ts'
export { RoleOrderError } from './service/order-roles.ts'
export { bindStaffRoutes } from './http/bind-staff-routes.ts'
export { bindStaffAccessRoutes } from './http/bind-access-routes.ts'
export { bindAuditRoutes } from './http/bind-audit-routes.ts'
export { bindSharedWorkRoutes } from './http/bind-shared-work-routes.ts'
export { bindApprovalRoutes } from './http/bind-approval-routes.ts'
