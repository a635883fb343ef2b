import type { MembersNeeds } from '../../needs.ts'
import {
  findFollowed,
  listAccountsAfter,
  saveBegun,
  saveDone,
  type StandingRule,
} from '../repository/standing-rules.ts'
import { applyStanding } from './apply-standing.ts'

const accountsAtOnce = 200

const isSame = (one: StandingRule, other: StandingRule): boolean =>
  one.asksIdentity === other.asksIdentity && one.asksLimits === other.asksLimits

const asksNothing: StandingRule = { asksIdentity: false, asksLimits: false }

/**
 * A job, every second: where a brand begins to ask for a verified identity or for limits before stakes, or ends it,
 * the accounts that are already there follow, each under the lock of its balance. The pages refuse from the rule's
 * moment on; this reaches games that are open.
 */
export const createFollowRules = (needs: MembersNeeds) => {
  const { database, settings, wallet } = needs
  const { db } = database

  const follow = async (brandId: number): Promise<number> => {
    const { identityBeforeStake, asksLimits, trialTypes } = settings.memberBrandOf(brandId)
    const rule = { asksIdentity: identityBeforeStake, asksLimits }
    const found = await findFollowed(db, brandId)
    if (!isSame(found ?? asksNothing, rule)) {
      await saveBegun(db, brandId, rule)
      return follow(brandId)
    }
    if (!found || found.doneMemberId === null) return 0
    const brand = { brandId, trialTypes }
    const accounts = await listAccountsAfter(db, brand, found.doneMemberId, accountsAtOnce)
    for (const memberId of accounts) {
      await database.inTx(async (tx) => {
        await wallet.lockBalance(tx, memberId)
        await applyStanding(needs, tx, memberId)
      })
    }
    await saveDone(db, brandId, found, accounts.at(-1) ?? null)
    return accounts.length
  }

  /** @returns how many accounts were looked at */
  return async (): Promise<number> => {
    let looked = 0
    for (const brandId of settings.brandIds()) looked += await follow(brandId)
    return looked
  }
}
