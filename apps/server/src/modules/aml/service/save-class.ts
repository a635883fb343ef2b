import { tables, type Tx } from '@trevo/database/connect.ts'
import { judgeClass } from '../domain/judge-class.ts'
import { listAlertsOfPerson } from '../repository/alerts.ts'
import { listCasesOfPerson } from '../repository/cases.ts'
import { saveClass } from '../repository/persons.ts'
import type { AmlTables } from '../repository/tables.ts'

/** Matters of one person that count for the class. */
const mattersMax = 500

/** Calculates the class of a person again, in the transaction that changed what it depends on. */
export const saveClassInTx = async (
  tx: Tx,
  {
    personId,
    companyId,
    memberId,
    at,
  }: {
    readonly personId: bigint
    readonly companyId: number
    readonly memberId: bigint
    readonly at: Date
  },
): Promise<void> => {
  const db = tables<AmlTables>(tx)
  const alerts = await listAlertsOfPerson(db, personId, mattersMax)
  const cases = await listCasesOfPerson(db, personId, mattersMax)
  const { riskClass, reasons } = judgeClass(
    {
      alerts: alerts.map(({ rule, state, opened_at: openedAt }) => ({ rule, state, openedAt })),
      cases: cases.map(({ state, decided_at: decidedAt }) => ({ state, decidedAt })),
    },
    at,
  )
  await saveClass(tx, {
    person_id: personId,
    company_id: companyId,
    member_id: memberId,
    risk_class: riskClass,
    reasons: [...reasons],
    calculated_at: at,
  })
}
