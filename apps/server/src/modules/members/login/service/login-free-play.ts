import type { Tx } from '@trevo/database/connect.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { Device } from '../../../identity/index.ts'
import { accountOf, trialUsername } from '../../common/domain/account-name.ts'
import { findMemberByAccount } from '../../common/repository/find-member.ts'
import { insertMember } from '../../registration/repository/insert-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { LoginAnswer } from '../../common/service/entry.ts'
import { openAccounts } from '../../registration/service/open-accounts.ts'

/** The highest number of live trial sessions; more visitors are asked to come back later. */
const sessionsMax = 20_000

/**
 * A trial session: all visitors share the brand's one trial user, who has no password and whose accounts can never
 * be debited. It leaves no trace once it is over. Refuses `function.not.available` if the brand has no trial type,
 * `wallet.busy` if there are too many.
 */
export const createLoginFreePlay = (needs: MembersNeeds) => {
  const { database, clock, identity, settings } = needs

  const getTrialUser = async (tx: Tx, brand: Brand, type: number) => {
    const db = tables<MemberTables>(tx)
    const account = accountOf(brand.merchant, trialUsername)
    const known = await findMemberByAccount(db, brand.id, account)
    if (known) return known
    const made = await insertMember(db, {
      brandId: brand.id,
      account,
      nickname: trialUsername,
      type,
      language: null,
      registeredAt: clock.now(),
    })
    if (made) await openAccounts(needs, tx, made.memberId, { mayDebit: false })
    const member = made ?? (await findMemberByAccount(db, brand.id, account))
    if (!member) throw new Error(`brand ${brand.id} has no trial user after making one`)
    return member
  }

  return async (brand: Brand, device: Device): Promise<LoginAnswer> => {
    const [type] = settings.memberBrandOf(brand.id).trialTypes
    if (type === undefined) throw new Refusal('function.not.available')
    return database.inTx(async (tx) => {
      const { memberId, customerId } = await getTrialUser(tx, brand, type)
      const isFull = (await identity.countSessionsOf(tx, memberId, sessionsMax)) >= sessionsMax
      if (isFull) throw new Refusal('wallet.busy')
      const { token } = await identity.openSession(tx, {
        memberId,
        brandId: brand.id,
        kind: 'trial',
        method: 'free_play',
        device,
      })
      return {
        token,
        id: customerId,
        userName: trialUsername,
        customerType: type,
        firstTimeLogin: false,
        passwordExpired: false,
      }
    })
  }
}
