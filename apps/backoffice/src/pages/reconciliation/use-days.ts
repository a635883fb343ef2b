import {
  addFindingNote,
  closeReconciledDay,
  listReconciledDays,
  openReconciledDay,
  reconcileDay,
} from '@trevo/api-client/ops-endpoints.ts'
import type { OpenedDay } from '@trevo/contract/ops/payments/reconciliation-days.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask, call } from '../../core/api.ts'

export const daysQuery = queryOptions({
  queryKey: ['reconciled days'],
  queryFn: () => ask(listReconciledDays),
  refetchInterval: 30_000,
})

const runningMs = 2_000

export const dayQuery = (day: string) =>
  queryOptions({
    queryKey: ['reconciled day', day],
    queryFn: () => ask(openReconciledDay, { params: { day } }),
    // A comparison takes seconds; the result appears by itself.
    refetchInterval: ({ state }) => (state.data?.isRunning ? runningMs : false),
  })

type Finding = OpenedDay['findings'][number]

/** What a person does with a day; each act shows its result at once. */
export const useDayActs = (day: string) => {
  const queries = useQueryClient()
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: dayQuery(day).queryKey })
    await queries.invalidateQueries({ queryKey: daysQuery.queryKey })
  }
  return {
    compare: async () => {
      const answer = await call(reconcileDay, { body: { day } })
      await refresh()
      return answer
    },
    addNote: async ({ kind, subject }: Finding, noteId: string, note: string) => {
      const body = { noteId, kind, subject, note }
      const answer = await call(addFindingNote, { params: { day }, body })
      await refresh()
      return answer
    },
    close: async (runId: string, remark: string) => {
      const answer = await call(closeReconciledDay, { params: { day }, body: { runId, remark } })
      await refresh()
      return answer
    },
  }
}
