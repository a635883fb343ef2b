import type { AuditRow, DataAccess } from '@trevo/contract/ops/audit.ts'
import { rights, type Right } from '@trevo/contract/ops/rights.ts'
import type { OperatorRights } from '../../../platform/http/actor.ts'
import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { listAccountsOfPerson, searchAudit, type TrailFilter } from '../repository/audit.ts'
import { searchReadings } from '../repository/data-access.ts'
import { listPersonsOf } from '../repository/persons.ts'
import type { StaffNeeds } from '../needs.ts'

export type TrailAsked = {
  readonly brandId: number
  /** The rights of the reader; without those of AML its acts are left out. */
  readonly rights?: OperatorRights | undefined
  readonly operator?: string | undefined
  readonly right?: Right | 'own' | undefined
  readonly target?: string | undefined
  readonly field?: string | undefined
  readonly fromOn?: string | undefined
  readonly toOn?: string | undefined
  readonly before?: string | undefined
  readonly pageSize: number
}

const rightOf = (code: string): Right | 'own' => rights.find((one) => one === code) ?? 'own'

const createFilterOf = ({ database, identity, settings }: StaffNeeds) => {
  const { db } = database
  return async (asked: TrailAsked): Promise<TrailFilter> => {
    const { brandId, operator, right, target, field, fromOn, toOn, before, pageSize } = asked
    const zone = settings.timeZoneOf(brandId)
    const account =
      operator === undefined ? undefined : await identity.findOperatorId(brandId, operator)
    return {
      brandId,
      operatorIds:
        operator === undefined
          ? undefined
          : account === undefined
            ? []
            : await listAccountsOfPerson(db, account),
      right,
      withSecret: asked.rights?.has('aml.read') ?? false,
      target,
      field,
      from: fromOn === undefined ? undefined : instantIn(fromOn, 0, zone),
      until: toOn === undefined ? undefined : instantIn(addDays(toOn, 1), 0, zone),
      before: readNumber(before),
      limit: withExtra(pageSize),
    }
  }
}

/** Who did what, and who read what of whom; the newest first. */
export const createSearchTrail = (needs: StaffNeeds) => {
  const { db } = needs.database
  const filterOf = createFilterOf(needs)

  return {
    listAudit: async (asked: TrailAsked): Promise<{ list: AuditRow[]; next: string | null }> => {
      const rows = await searchAudit(db, await filterOf(asked))
      const { shown, next } = cutPage(rows, asked.pageSize, ({ position }) => String(position))
      const persons = await listPersonsOf(
        db,
        shown.map(({ operatorId }) => operatorId),
      )
      const list = shown.map((row) => ({
        position: Number(row.position),
        at: row.at.toISOString(),
        operator: row.operator,
        personId: String(persons.get(row.operatorId) ?? ''),
        act: row.act,
        right: rightOf(row.right),
        target: row.target,
        before: row.before,
        after: row.after,
        fields: [...row.fields],
        reason: row.reason,
        address: row.address,
        requestId: row.requestId,
        hash: row.hash.toString('hex'),
      }))
      return { list, next }
    },

    listDataAccess: async (
      asked: TrailAsked,
    ): Promise<{ list: DataAccess[]; next: string | null }> => {
      const rows = await searchReadings(db, await filterOf(asked))
      const { shown, next } = cutPage(rows, asked.pageSize, ({ id }) => String(id))
      const persons = await listPersonsOf(
        db,
        shown.map((row) => row.operator_id),
      )
      const list = shown.map((row) => ({
        at: row.at.toISOString(),
        operator: row.operator,
        personId: String(persons.get(row.operator_id) ?? ''),
        act: row.act,
        right: rightOf(row.right_code),
        target: row.target,
        fields: row.fields,
        reason: row.reason,
        address: row.address,
        requestId: row.request_id,
      }))
      return { list, next }
    },
  }
}
