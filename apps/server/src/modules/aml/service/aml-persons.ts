import type { AmlPersonWhole, RiskClass } from '@trevo/contract/ops/compliance/aml.ts'
import { addDays, dayIn, instantIn } from '@trevo/calendar/time-zone.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readNumberedCursor, writeNumberedCursor } from '../../../platform/numbered-cursor.ts'
import type { AmlMember, AmlNeeds } from '../needs.ts'
import { listAlertsOfPerson } from '../repository/alerts.ts'
import { listCasesOfPerson } from '../repository/cases.ts'
import { listPayments, sumDays } from '../repository/follow.ts'
import { findPerson, listClassChanges, listPersons } from '../repository/persons.ts'
import { listOthers } from './list-others.ts'
import { presentAlerts, presentPerson } from './present.ts'

/** How far back the flow of money is shown. */
const flowDays = 90
const paymentsMax = 200
const mattersMax = 50
const classesMax = 20

type Flow = Pick<AmlPersonWhole, 'flow' | 'payments'>

const readFlow = async (
  { database, clock, settings }: AmlNeeds,
  accounts: readonly AmlMember[],
  brandId: number,
): Promise<Flow> => {
  const { timeZone } = settings.brandOf(brandId)
  const until = clock.now()
  const first = addDays(dayIn(until, timeZone), 1 - flowDays)
  const span = { from: instantIn(first, 0, timeZone), until }
  const ids = accounts.map(({ memberId }) => memberId)
  const sums = new Map(
    (await sumDays(database.db, ids, { ...span, timeZone })).map((row) => [row.day, row]),
  )
  const names = new Map(accounts.map(({ memberId, username }) => [memberId, username]))
  const payments = await listPayments(database.db, ids, span, paymentsMax)
  return {
    flow: Array.from({ length: flowDays }, (_, index) => {
      const day = addDays(first, index)
      const sum = sums.get(day)
      return {
        day,
        deposits: formatMoney(sum?.deposits ?? 0n),
        withdrawals: formatMoney(sum?.withdrawals ?? 0n),
        stakes: formatMoney(sum?.stakes ?? 0n),
        prizes: formatMoney(sum?.prizes ?? 0n),
      }
    }),
    payments: payments.map((row) => ({
      at: row.at.toISOString(),
      kind: row.kind,
      amount: formatMoney(row.amount_minor),
      username: names.get(row.member_id) ?? '',
      reference: row.reference,
    })),
  }
}

const createShowPerson =
  (needs: AmlNeeds) =>
  async (brandId: number, personId: bigint): Promise<AmlPersonWhole> => {
    const { database, members, settings, kyc } = needs
    const { companyId } = settings.brandOf(brandId)
    const accounts = await members.listPersonAccounts(personId)
    const [first] = accounts
    // Whether another company's person exists is not revealed.
    if (!first || settings.brandOf(first.brandId).companyId !== companyId) {
      throw new Refusal('aml.person_unknown')
    }
    const row = await findPerson(database.db, personId)
    const { exposure, monthlyIncomeMinor } = await kyc.describePerson(personId)
    const named = accounts.find(({ fullName }) => fullName !== null)?.fullName ?? null
    const cpf = accounts.find(({ taxId }) => taxId !== null)?.taxId ?? null
    const others = await listOthers(needs, accounts)
    const cases = await listCasesOfPerson(database.db, personId, mattersMax)
    const classes = await listClassChanges(database.db, personId, classesMax)
    return {
      ...presentPerson(needs, personId, row, accounts),
      name: named === null ? null : members.maskName(named),
      cpf: cpf === null ? null : members.maskNumber(cpf),
      bornOn: accounts.find(({ bornOn }) => bornOn !== null)?.bornOn ?? null,
      isPep: exposure !== null,
      monthlyIncome: monthlyIncomeMinor === null ? null : formatMoney(monthlyIncomeMinor),
      ...(await readFlow(needs, accounts, brandId)),
      links: others.map(({ customerId, username, reasons }) => ({
        memberId: customerId,
        username,
        reasons: [...reasons],
      })),
      alerts: await presentAlerts(
        needs,
        await listAlertsOfPerson(database.db, personId, mattersMax),
      ),
      cases: cases.map(({ id, state, opened_at: openedAt }) => ({
        caseId: String(id),
        state,
        openedAt: openedAt.toISOString(),
      })),
      classes: classes.map((one) => ({
        at: one.at.toISOString(),
        riskClass: one.risk_class,
        reasons: one.reasons,
      })),
    }
  }

/** Persons over all brands of the company: their classes, money and links. */
export const createAmlPersons = (needs: AmlNeeds) => {
  const { database, members, settings } = needs
  return {
    /** Refuses `aml.person_unknown`. */
    showAmlPerson: createShowPerson(needs),

    listAmlPersons: async (
      brandId: number,
      asked: {
        readonly riskClass: RiskClass
        readonly before?: string | undefined
        readonly pageSize: number
      },
    ) => {
      const { companyId } = settings.brandOf(brandId)
      const { riskClass, pageSize } = asked
      const from = readNumberedCursor(asked.before)
      const rows = await listPersons(database.db, {
        companyId,
        riskClass,
        from,
        limit: withExtra(pageSize),
      })
      const { shown, next } = cutPage(rows, pageSize, (row) =>
        writeNumberedCursor({ at: row.calculated_at, id: row.person_id }),
      )
      const list = []
      for (const row of shown) {
        const accounts = await members.listPersonAccounts(row.person_id)
        list.push(presentPerson(needs, row.person_id, row, accounts))
      }
      return { list, next }
    },
  }
}
