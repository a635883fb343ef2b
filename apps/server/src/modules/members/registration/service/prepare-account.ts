import { tables, type Tx } from '@trevo/database/connect.ts'
import { checkEntry } from '@trevo/field-rules/check-form.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import { accountOf, trialUsername } from '../../common/domain/account-name.ts'
import { insertMember } from '../repository/insert-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'
import { mayStakeAtOnce, openAccounts } from './open-accounts.ts'

type Account = { readonly username: string; readonly password: string }
type Place = { readonly uplineId: bigint; readonly type: number }

/** An account that is ready to be written in its agent's transaction. */
export type PreparedAccount = { insert(tx: Tx, place: Place): Promise<bigint> }

/**
 * An account that an agent creates for someone: the same rules for name and password as registration, without a
 * session. At the first login its owner chooses another password and agrees to the terms.
 */
export const createPrepareAccount = (needs: MembersNeeds) => {
  const { clock, identity, settings, agents } = needs

  const requireGood = (brandId: number, account: Account): void => {
    const rules = settings.registerRulesOf(brandId)
    for (const field of ['username', 'password'] as const) {
      const problem = checkEntry({ ...rules[field], required: true }, account[field])
      if (problem) throw new Refusal('register.field_invalid', { ...problem, field })
    }
    identity.requireGoodPassword(account.password, account.username)
    if (account.username.normalize('NFKC').toLowerCase() === trialUsername) {
      throw new Refusal('register.username_taken')
    }
  }

  return async (
    brand: Pick<Brand, 'id' | 'merchant'>,
    account: Account,
  ): Promise<PreparedAccount> => {
    requireGood(brand.id, account)
    const { username } = account
    const passwordHash = await identity.hasher.hash(account.password)
    return {
      insert: async (tx, { uplineId, type }) => {
        const at = clock.now()
        const member = await insertMember(tables<MemberTables>(tx), {
          brandId: brand.id,
          account: accountOf(brand.merchant, username),
          nickname: username,
          type,
          language: null,
          registeredAt: at,
          optional: { upline_member_id: uplineId },
        })
        const isNew =
          member !== undefined &&
          (await identity.insertCredential(tx, {
            brandId: brand.id,
            memberId: member.memberId,
            username,
            passwordHash,
            passwordSetAt: at,
            paymentPasswordHash: null,
            isDemo: false,
            isFirstLogin: true,
          }))
        if (!isNew) throw new Refusal('register.username_taken')
        await agents.place(tx, { memberId: member.memberId, brandId: brand.id, uplineId, at })
        const mayDebit = mayStakeAtOnce(settings.memberBrandOf(brand.id))
        await openAccounts(needs, tx, member.memberId, { mayDebit })
        return member.memberId
      },
    }
  }
}
