export { findGeetest, type Geetest } from './adapters/verify-by-geetest.ts'
export { createIdentity } from './module.ts'
export type { IdentityNeeds } from './needs.ts'
export { SessionEnded, sessionEndedTopic } from './events.ts'
export { askingOf } from './http/asking-of.ts'
export { humanProofOf } from './http/human-proof-of.ts'
export { captchaCookie } from './captcha/http/bind-captcha-routes.ts'
export { demoPasswords, demoTotpSecrets } from './domain/common-passwords.ts'
export { createSecretBox, type SecretBox } from './domain/secret-box.ts'
export { createShareLimit } from './service/share-limit.ts'
export { loadAccountKeys } from './service/load-account-keys.ts'
export { createRememberSealedId } from './repository/remember-sealed-id.ts'
export type { Credential } from './repository/credentials.ts'
export type { Device } from './repository/device.ts'
export type {
  IdentityTables,
  LoginMethod,
  RequiredAction,
  SessionKind,
} from './repository/tables.ts'
export type { Authenticated, LoginRules } from './service/authenticate.ts'
export type { PasskeyAnswer } from './service/passkeys.ts'
export type { Asking } from './common/service/asking.ts'
export type { PasswordHasher } from './service/hash-password.ts'
export { socialLifeSec, type Arrival } from './service/social-sign-in.ts'
export type { Identity } from './identity.ts'
