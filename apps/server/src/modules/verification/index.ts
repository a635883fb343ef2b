export { createVerification, type Verification, type VerificationDependencies } from './module.ts'
export { toE164 } from './domain/mobile-number.ts'
export type { Proof } from './service/check-code.ts'
export type { CodePurpose } from './service/send-code.ts'
