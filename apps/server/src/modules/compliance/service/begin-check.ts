import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { lockCheck, updateCheck } from '../repository/checks.ts'
import type { ComplianceTables } from '../repository/tables.ts'
import type { CheckPerson } from './check-person.ts'

/**
 * A CPF has become known, or a member logs in: where the jurisdiction wants the register's answer first, stakes and
 * deposits of the person are held from this transaction on, and the register is asked once it has committed. A
 * login asks once a day.
 */
export const createBeginCheck =
  (needs: ComplianceNeeds, checkPerson: CheckPerson) =>
  async (tx: Tx, memberId: bigint, cause: 'cpf' | 'login'): Promise<void> => {
    const { members, settings, clock, logger } = needs
    const account = await members.findAccount(memberId, tx)
    if (!account || account.cpf === null) return
    const { personId, brandId } = account
    if (!settings.registerLawOf(brandId).atFirstLogin) return
    const db = tables<ComplianceTables>(tx)
    const now = clock.now()
    const day = settings.dayOf(brandId, now)
    await members.lockPerson(tx, personId)
    const check = await lockCheck(db, personId, now)
    if (cause === 'login' && check.login_day === day) return
    await updateCheck(db, personId, {
      login_day: day,
      cause,
      waiting_since: check.waiting_since ?? now,
      next_try_at: now,
    })
    if (check.waiting_since === null) await members.setUnchecked(tx, personId, now)
    afterCommit(tx, () => {
      checkPerson({ personId, cause }).catch((error: unknown) => {
        logger.warn({ err: error, personId: String(personId) }, 'register not asked; tried again')
      })
    })
  }
