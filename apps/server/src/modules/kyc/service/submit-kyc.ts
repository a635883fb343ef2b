import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { KycNeeds } from '../needs.ts'
import { lockUnderWay } from '../repository/cases.ts'
import type { KycTables } from '../repository/tables.ts'
import { moveCase } from './move-case.ts'
import { lockCapturable } from './open-case.ts'
import { missingOf } from './show-kyc.ts'

/** Sends a captured case to be checked; one that was sent already stays as it is. @throws Refusal */
export const createSubmitKyc =
  (needs: KycNeeds) =>
  async (memberId: bigint): Promise<void> => {
    const { database, members } = needs
    const account = await members.getAccount(memberId)
    await database.inTx(async (tx) => {
      const underWay = await lockUnderWay(tx, account.personId)
      if (underWay && underWay.state !== 'started') return
      const row = await lockCapturable(needs, tx, account)
      const missing = await missingOf(needs, tables<KycTables>(tx), row)
      if (missing.length > 0) throw new Refusal('kyc.incomplete', { items: missing })
      await moveCase(needs, tx, row, { to: 'captured' })
    })
  }
