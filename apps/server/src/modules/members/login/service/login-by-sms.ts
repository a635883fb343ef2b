import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { Device } from '../../../identity/index.ts'
import { findMemberByMobile } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { EnterAsMember, LoginAnswer } from '../../common/service/entry.ts'
import { createReadMobile, type TypedMobile } from '../../codes/service/read-mobile.ts'

export type SmsLoginOrder = {
  readonly brand: Brand
  readonly mobile: TypedMobile
  readonly verificationCode: string
  readonly firebaseIdToken: string | undefined
  readonly site: 'member' | 'agent'
  readonly device: Device
}

/**
 * Login by a confirmed mobile number and the code sent to it. The code is checked first, so the answer does not
 * reveal the number's owner. Refuses like `checkMobile`, `sms.not_enabled`, then like every entry; `login.failed`
 * for an unknown number.
 */
export const createLoginBySms = (needs: MembersNeeds, enter: EnterAsMember) => {
  const { database, verification } = needs
  const readMobile = createReadMobile(needs)

  return async (order: SmsLoginOrder): Promise<LoginAnswer> => {
    const { brand, site, device } = order
    if (brand.disabledModules.has('MOBILEVERCODELOGIN3')) throw new Refusal('sms.not_enabled')
    const to = readMobile(brand.id, order.mobile)
    const proof = await verification.checkMobile({
      brandId: brand.id,
      purpose: 'login',
      to,
      code: order.verificationCode,
      idToken: order.firebaseIdToken,
    })
    await database.inTx((tx) => proof.spend(tx))
    const member = await findMemberByMobile(database.db, brand.id, to)
    if (!member) throw new Refusal('login.failed')
    return enter({ brand, memberId: member.memberId, method: 'sms', device, site })
  }
}
