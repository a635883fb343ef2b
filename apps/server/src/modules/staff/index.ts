// The module's public interface: other modules import only this file.
export { createStaff, type Staff } from './module.ts'
export { RoleOrderError } from './service/order-roles.ts'
