import type { Body } from '@trevo/contract/endpoint.ts'
import type { Givable, setRebates } from '@trevo/contract/wps/agents/rebates.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { setDownlineRatesInTx, listGivable } from './set-downline-rates.ts'
import { requireDirectDownline, type Caller } from '../../tree/service/require-downline.ts'

/** Gives somebody directly below a higher series or rebate; returns what may be given from now on. */
export const createSetRebates =
  (needs: AgentsNeeds) =>
  async (caller: Caller, { memberId, gives }: Body<typeof setRebates>): Promise<Givable> => {
    const { database, clock } = needs
    const whom = await requireDirectDownline(needs, caller, memberId)
    const { series } = await listGivable(needs, database.db, caller, whom)
    const who = { memberId: whom, at: clock.now(), series }
    await database.inTx((tx) => setDownlineRatesInTx(needs, tx, caller, gives, who))
    return listGivable(needs, database.db, caller, whom)
  }
