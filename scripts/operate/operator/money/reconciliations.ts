import {
  listReconciliations,
  reconcileDay,
  showReconciliation,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command } from '../command.ts'
import { Declined, requireValue } from '../declined.ts'
import { describeReport, describeRuns } from '../describe.ts'
import type { Session } from '../entrance/enter.ts'

const askEveryMs = 500
/** A busy day's pages take minutes; an institution that is down takes longer than anybody waits. */
const patienceMs = 10 * 60_000

const untilDone = async ({ api }: Session, runId: string) => {
  for (const from = Date.now(); Date.now() - from < patienceMs;) {
    const report = await requireValue(api.call(showReconciliation, { params: { runId } }))
    if (report.status === 'done') return report
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
  throw new Declined(`Still comparing; look later: reconciliations show ${runId}`)
}

export const reconciliations: readonly Command[] = [
  {
    words: ['reconcile'],
    usage: 'reconcile --day 2026-11-20',
    what: 'compares a day with the institution, now',
    needs: ['day'],
    run: async (session, { day = '' }) => {
      const { runId } = await requireValue(session.api.call(reconcileDay, { body: { day } }))
      const value = await untilDone(session, runId)
      return { value, lines: describeReport(value) }
    },
  },
  {
    words: ['reconciliations', 'list'],
    usage: 'reconciliations list',
    what: 'the nights and what was asked for, newest first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listReconciliations, { query: {} }))
      return { value, lines: describeRuns(value.runs) }
    },
  },
  {
    words: ['reconciliations', 'show'],
    usage: 'reconciliations show ID',
    what: 'one of them with what it found',
    needs: ['id'],
    run: async ({ api }, { id = '' }) => {
      const value = await requireValue(api.call(showReconciliation, { params: { runId: id } }))
      return { value, lines: describeReport(value) }
    },
  },
]
