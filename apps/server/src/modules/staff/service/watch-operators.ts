import { withBeforeCommit } from '@trevo/database/before-commit.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { insideAct, newAct, type Act } from '../../../platform/acts/act.ts'
import type { OperatorWatch, WatchedRequest } from '../../../platform/http/operator-watch.ts'
import type { AuditRecord } from '../domain/audit-record.ts'
import { describeAct, personalFieldsOf, reasonOf, targetOf } from '../domain/describe-act.ts'
import { appendAtCommit, appendAudit } from '../repository/audit.ts'
import type { StaffNeeds } from '../needs.ts'
import type { KeepReadings } from './keep-readings.ts'

const recordOf = (request: WatchedRequest, act: Act, at: Date): AuditRecord => ({
  ...describeAct(request, act.note),
  operator: request.operator.username,
  act: request.endpoint.name,
  address: request.address,
  requestId: request.requestId,
  brandId: request.operator.brandId,
  at,
  operatorId: request.operator.operatorId,
  right: act.note.right ?? request.endpoint.right ?? 'own',
})

/**
 * Whether a row of its own is written beside the act's, for an auditor. An act that waits for a second person is
 * done when that person decides it (`approveInTx`).
 */
const isEvent = ({ reports }: StaffNeeds, { endpoint }: WatchedRequest, { note }: Act): boolean =>
  (endpoint.approval !== 'second' || note.isDone === true) && reports.isSignificant(endpoint.name)

const noteEvent = ({ reports }: StaffNeeds, tx: Tx, record: AuditRecord): Promise<void> =>
  reports.noteOperatorAct(tx, { ...record, persons: [record.operator] })

/**
 * Writes one row of the audit for each act of an operator, at the end of the first of its transactions that
 * changed something: both are there or neither. An act whose changes need no transaction of ours gets its row
 * after them. A request of several acts begins each (`beginNextAct`).
 */
const createRecordAct = (needs: StaffNeeds) => {
  const { database, clock } = needs
  return async <Result>(request: WatchedRequest, serve: () => Promise<Result>): Promise<Result> => {
    const act = newAct()
    const serveInAct = () => insideAct(act, serve)
    const added = (): void => {
      act.isClosed = true
      act.hasRow = true
    }
    try {
      const result = await withBeforeCommit(async (tx) => {
        if (act.isClosed) return undefined
        const record = recordOf(request, act, clock.now())
        if (!isEvent(needs, request, act)) return appendAtCommit(record, added)
        if (await appendAudit(tx, record, false)) {
          await noteEvent(needs, tx, record)
          afterCommit(tx, added)
        }
        return undefined
      }, serveInAct)
      if (!act.isClosed && !act.hasRow) {
        await database.inTx(async (tx) => {
          const record = recordOf(request, act, clock.now())
          await appendAudit(tx, record, true)
          if (isEvent(needs, request, act)) await noteEvent(needs, tx, record)
        })
      }
      return result
    } finally {
      act.isClosed = true
      act.isAnswered = true
    }
  }
}

/** Serves requests of operators: acts leave a row in the audit, clear personal data one of who read it. */
export const createWatchOperators = (needs: StaffNeeds, readings: KeepReadings): OperatorWatch => {
  const recordAct = createRecordAct(needs)
  const fieldsByAct = new Map<string, readonly string[]>()
  const fieldsOf = ({ endpoint }: WatchedRequest): readonly string[] => {
    const known = fieldsByAct.get(endpoint.name) ?? personalFieldsOf(endpoint)
    fieldsByAct.set(endpoint.name, known)
    return known
  }
  return async (request, serve) => {
    const { endpoint, operator, params, query } = request
    const result = await (endpoint.method === 'GET' ? serve() : recordAct(request, serve))
    if (endpoint.personal === 'clear') {
      await readings.add({
        operator: operator.username,
        act: endpoint.name,
        address: request.address,
        brand_id: operator.brandId,
        at: needs.clock.now(),
        operator_id: operator.operatorId,
        right_code: endpoint.right ?? 'own',
        target: targetOf(params, endpoint.method === 'GET' ? query : request.body),
        fields: [...fieldsOf(request)],
        reason: reasonOf(request.body),
        request_id: request.requestId,
      })
    }
    return result
  }
}
