import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import { directAccountsMax, type createDownline } from '@trevo/contract/wps/agents/register.ts'
import { startOfDayIn } from '@trevo/calendar/time-zone.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  countDirectAccounts,
  findDirectAccount,
  insertDirectAccount,
  lockDirectAccounts,
} from '../repository/direct-accounts.ts'
import type { AgentsTables } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { listGivable, requireGivable, saveGiven } from '../../rates/service/set-downline-rates.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

/** The account type of the agent's downline agents. */
const typeOf = { 0: 0, 1: 2 } as const

/**
 * Creates an account directly below the agent, with series and rebates; its owner chooses a new
 * password at the first login. A retry with the same id returns the same account.
 */
export const createCreateDownline =
  (needs: AgentsNeeds) =>
  async (
    caller: Caller,
    asked: Body<typeof createDownline>,
  ): Promise<Answer<typeof createDownline>> => {
    const { database, members, settings, clock } = needs
    // In that jurisdiction members must state their identity, age and consent themselves.
    if (settings.asksBirthDate(caller.brandId)) throw new Refusal('agent.create_not_allowed_here')
    requireGivable(asked.gives, await listGivable(needs, database.db, caller, undefined))
    const account = await members.prepareAccount(caller.brandId, asked)
    const { quotaRemaining, known } = await database.inTx(async (tx) => {
      const db = tables<AgentsTables>(tx)
      const at = clock.now()
      await lockDirectAccounts(db, caller.memberId)
      const today = startOfDayIn(at, settings.timeZoneOf(caller.brandId))
      const count = await countDirectAccounts(db, caller.memberId, today)
      const same = await findDirectAccount(db, caller.memberId, asked.clientId)
      if (same !== undefined) return { quotaRemaining: directAccountsMax - count, known: same }
      if (count >= directAccountsMax)
        throw new Refusal('agent.quota_used', { max: directAccountsMax })
      const type = typeOf[asked.memberType]
      const memberId = await account.insert(tx, { uplineId: caller.memberId, type })
      await saveGiven(needs, tx, asked.gives, { memberId, by: caller.memberId, at })
      await insertDirectAccount(db, {
        agentId: caller.memberId,
        clientId: asked.clientId,
        memberId,
        at,
      })
      return { quotaRemaining: directAccountsMax - count - 1, known: undefined }
    })
    if (known !== undefined) {
      const { username } = (await members.findNames([known])).get(known) ?? {}
      if (username !== asked.username) throw new Refusal('request.id_reused')
    }
    return { username: asked.username, quotaRemaining }
  }
