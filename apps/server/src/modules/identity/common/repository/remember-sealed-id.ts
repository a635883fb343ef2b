import type { RememberSealedId } from '../../../../platform/http/sealing/unseal.ts'
import { spendOnce } from './spend-once.ts'
import type { IdentityDb } from '../../tables.ts'

/** Every copy of the server records it in the same place: a sealed body opens at one of them, once. */
export const createRememberSealedId =
  (db: IdentityDb): RememberSealedId =>
  (id, until) =>
    spendOnce(db, `sealed:${id}`, until)
