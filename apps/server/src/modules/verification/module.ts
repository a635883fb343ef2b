import { tables } from '@trevo/database/connect.ts'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { Refusal } from '@trevo/platform/refusal.ts'
import { createCodeHashes, isSameHash } from './domain/hash-codes.ts'
import { lookBackMs } from './domain/sending-limits.ts'
import { bindVerificationOperatorRoutes } from './http/bind-operator-routes.ts'
import { bindVerificationRoutes } from './http/bind-routes.ts'
import { deleteOld } from './repository/sendings.ts'
import { deleteSmsBefore } from './repository/sms-budgets.ts'
import type { VerificationTables } from './repository/tables.ts'
import { createCheckCode } from './service/check-code.ts'
import { createCheckPhoneToken } from './service/check-phone-token.ts'
import { createCountSending } from './service/count-sending.ts'
import { createSmsCountries, smsCountriesKind } from './service/sms-countries.ts'
import { createListSmsBudgets } from './service/list-sms-budgets.ts'
import { loadPepper } from './service/load-pepper.ts'
import { createSendCode } from './service/send-code.ts'
import type { Verification } from './verification.ts'
import type { VerificationNeeds } from './needs.ts'

/** Verifies the owner of a phone number or an email address. */
export const createVerification = async (needs: VerificationNeeds): Promise<Verification> => {
  const { database, clock, config, delivery, logger, countSmsAlarm } = needs
  const { phoneAuthOf } = needs.settings
  const { addressKeyOf } = needs.identity
  const hashes = createCodeHashes(await loadPepper(config.SECRETS_DIR))
  const codes = {
    database,
    clock,
    delivery,
    logger,
    hashes,
    countSmsAlarm,
    addressKeyOf,
    brandCodesOf: phoneAuthOf,
  }
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(config.FIREBASE_KEYS_URL))
  const checkCode = createCheckCode(codes)
  const countSending = createCountSending({ clock, addressKeyOf })
  const checkToken = createCheckPhoneToken({ clock, keys })

  const deviceMarkOf = (brandId: number, customerId: string) =>
    hashes.ofDevice(brandId, customerId).toString('base64url')

  const verification: Verification = {
    sendCode: createSendCode(codes),
    checkCode,
    checkMobile: async (check) => {
      const { phoneAuthMode, firebaseProjectId } = phoneAuthOf(check.brandId)
      if (phoneAuthMode === 'own') return checkCode(check)
      const { to, idToken } = check
      if (!idToken || !firebaseProjectId) throw new Refusal('phone_auth.token_invalid')
      return checkToken({ projectId: firebaseProjectId, to, idToken })
    },
    deviceMarkOf,
    isDeviceOf: (brandId, customerId, mark = '') =>
      isSameHash(Buffer.from(deviceMarkOf(brandId, customerId)), Buffer.from(mark)),
    listSmsBudgets: createListSmsBudgets({
      database,
      clock,
      smsPerDayMaxOf: (brandId) => phoneAuthOf(brandId).smsPerDayMax,
    }),
    changeKinds: [smsCountriesKind],
    countSending: ({ brandId, to, address, requester }) =>
      database.inTx((tx) => {
        const db = tables<VerificationTables>(tx)
        return countSending(db, {
          brandId,
          target: hashes.ofTarget(brandId, to),
          address,
          requester,
        })
      }),
    purge: async () => {
      const now = clock.now()
      const before = new Date(now.getTime() - lookBackMs)
      await deleteOld(database.db, now, before)
      await deleteSmsBefore(database.db, before.toISOString().slice(0, 10))
    },
    bindRoutes: bindVerificationRoutes,
    bindOperatorRoutes: (route) =>
      bindVerificationOperatorRoutes(route, {
        listSmsBudgets: verification.listSmsBudgets,
        ...createSmsCountries({ database, staff: needs.staff }),
      }),
  }
  return verification
}
