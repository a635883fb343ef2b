// Exports for the terminal commands besides the public interface (`npm run operator`).
export { createPasswordHasher } from './passwords/service/hash-password.ts'
export { createOperatorAccounts } from './operators/service/operator-accounts.ts'
export {
  createOperatorRegister,
  OperatorOrderError,
  type OperatorRegister,
} from './operators/service/register-operators.ts'
