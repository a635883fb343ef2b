import type { Answer, Body, Query } from '@trevo/contract/endpoint.ts'
import type {
  listImpediments,
  OpsImpediment,
  recheckImpediment,
  showImpediment,
} from '@trevo/contract/ops/conduct/impediments.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { dueOf } from '../domain/impediment-clock.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { findLastAnswer, listCalls, measureWaiting, type CallRow } from '../repository/checks.ts'
import {
  findImpedimentOfBrand,
  listImpedimentEvents,
  listImpediments as readImpediments,
  sumVoidStakes,
  type Impediment,
  countLateImpediments,
} from '../repository/impediments.ts'
import type { CheckPerson } from './check-person.ts'

const shownMax = 100

type Row = Impediment & { readonly member_id: bigint; readonly is_undeliverable: boolean }
type ByOperator = { readonly brandId: number; readonly operator: string }

const deadlinesIn = (row: Row) => ({
  noticeUntil: row.notice_until,
  withdrawUntil: row.withdraw_until,
  closeUntil: row.close_until,
  returnUntil: row.return_until,
})

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

const createPresent =
  ({ members, clock }: ComplianceNeeds) =>
  async (row: Row): Promise<OpsImpediment> => {
    const account = await members.findAccount(row.member_id)
    const due = row.ended_at === null ? dueOf(row.step, deadlinesIn(row)) : null
    return {
      impedimentId: String(row.impediment_id),
      customerId: account?.customerId ?? '',
      username: account?.username ?? '',
      reasons: row.reasons.map(({ code }) => code),
      since: row.since.toISOString(),
      detectedAt: row.detected_at.toISOString(),
      step: row.step,
      dueAt: textOf(due),
      isLate: due !== null && due < clock.now(),
      isUndeliverable: row.is_undeliverable,
      endedAt: textOf(row.ended_at),
    }
  }

const presentCall = ({ asked_at: at, cause, outcome, failure, operator }: CallRow) => ({
  at: at.toISOString(),
  cause,
  outcome,
  failure,
  operator,
})

/** Asks the register about the person of an impediment, by hand. */
const createRecheck =
  (getRow: (brandId: number, id: string) => Promise<Row>, checkPerson: CheckPerson) =>
  async (
    id: string,
    { brandId, operator, reason }: Body<typeof recheckImpediment> & ByOperator,
  ): Promise<Answer<typeof recheckImpediment>> => {
    const { person_id: personId, ended_at: endedAt } = await getRow(brandId, id)
    const outcome = await checkPerson({ personId, cause: 'recheck', operator })
    if (outcome === 'no_cpf') throw new Refusal('impediment.unknown')
    noteAct({
      before: { isImpeded: endedAt === null },
      after: { outcome, reason: reason.trim() },
    })
    return { outcome }
  }

/** What compliance sees of impediments, and the question that it asks by hand. */
export const createOperatorImpediments = (needs: ComplianceNeeds, checkPerson: CheckPerson) => {
  const { database, clock } = needs
  const { db } = database

  const present = createPresent(needs)
  const getRow = async (brandId: number, id: string): Promise<Row> => {
    const row = await findImpedimentOfBrand(db, brandId, BigInt(id))
    if (!row) throw new Refusal('impediment.unknown')
    return row
  }

  return {
    listImpediments: async (
      brandId: number,
      { state, step, before, pageSize }: Query<typeof listImpediments>,
    ): Promise<Answer<typeof listImpediments>> => {
      const rows = await readImpediments(db, {
        brandId,
        state,
        step,
        before: before === undefined ? undefined : BigInt(before),
        now: clock.now(),
        limit: withExtra(pageSize),
      })
      const list = await Promise.all(rows.slice(0, pageSize).map(present))
      const { waiting, since } = await measureWaiting(db)
      return {
        list,
        next: rows.length > pageSize ? (list.at(-1)?.impedimentId ?? null) : null,
        register: {
          waiting,
          waitingSince: textOf(since),
          lastAnswerAt: textOf(await findLastAnswer(db)),
        },
      }
    },

    /** Those whose step is past its deadline, at most 100. */
    countLate: (brandId: number): Promise<number> =>
      countLateImpediments(db, { brandId, now: clock.now(), max: shownMax }),

    showImpediment: async (brandId: number, id: string): Promise<Answer<typeof showImpediment>> => {
      const row = await getRow(brandId, id)
      const [events, calls, stakes] = await Promise.all([
        listImpedimentEvents(db, row.impediment_id, shownMax),
        listCalls(db, row.person_id, shownMax),
        sumVoidStakes(db, row.impediment_id),
      ])
      const own = stakes.get(row.member_id)
      return {
        ...(await present(row)),
        deadlines: {
          noticeUntil: row.notice_until.toISOString(),
          withdrawUntil: row.withdraw_until.toISOString(),
          closeUntil: row.close_until.toISOString(),
          returnUntil: row.return_until.toISOString(),
        },
        noticedAt: textOf(row.noticed_at),
        closedAt: textOf(row.closed_at),
        returnedAt: textOf(row.returned_at),
        voidStakes: { count: own?.count ?? 0, returned: formatMoney(own?.returnedMinor ?? 0n) },
        events: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
        calls: calls.map(presentCall),
      }
    },

    recheckImpediment: createRecheck(getRow, checkPerson),
  }
}
export type OperatorImpediments = ReturnType<typeof createOperatorImpediments>
