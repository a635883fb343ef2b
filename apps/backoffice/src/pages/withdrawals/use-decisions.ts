import { approveWithdrawals, refuseWithdrawals } from '@trevo/api-client/ops-endpoints.ts'
import type { QueuedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatReais } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { forgetRows, refreshQueue } from './use-queue.ts'

export type Act = 'approve' | 'refuse'
export type Result = { readonly id: string; readonly isTaken: boolean; readonly text: string }

type Row = Pick<QueuedWithdrawal, 'withdrawalId' | 'username' | 'amount'>

const sentenceOf = (t: T, act: Act, row: Row, waitsForSecond: boolean): string => {
  const values = { username: row.username, amount: formatReais(row.amount) }
  if (act === 'refuse') return t('payouts.refusedOne', values)
  return t(waitsForSecond ? 'payouts.approvedFirst' : 'payouts.approvedOne', values)
}

/** Approves and refuses, one or many; each has its own result. */
export const useDecisions = () => {
  const t = useT()
  const queries = useQueryClient()
  const [results, setResults] = useState<readonly Result[]>([])
  const [isBusy, setBusy] = useState(false)

  const decide = async (act: Act, rows: readonly Row[], reason: string): Promise<boolean> => {
    setBusy(true)
    const body = { withdrawalIds: rows.map(({ withdrawalId }) => withdrawalId), reason }
    const answer = await (act === 'approve'
      ? call(approveWithdrawals, { body })
      : call(refuseWithdrawals, { body }))
    setBusy(false)
    if (!answer.ok) {
      setResults([{ id: 'all', isTaken: false, text: answer.message || answer.code }])
      return false
    }
    const byId = new Map(rows.map((row) => [row.withdrawalId, row]))
    const next = answer.value.results.flatMap(
      ({ withdrawalId: id, status, waitsForSecond, refusal }) => {
        const row = byId.get(id)
        if (!row) return []
        const text = sentenceOf(t, act, row, waitsForSecond)
        if (status !== null) return [{ id, isTaken: true, text }]
        const message = refusal?.message ?? ''
        const notTaken = t('payouts.notTaken', { username: row.username, message })
        return [{ id, isTaken: false, text: notTaken }]
      },
    )
    setResults(next)
    forgetRows(queries, new Set(next.filter(({ isTaken }) => isTaken).map(({ id }) => id)))
    refreshQueue(queries)
    return next.every(({ isTaken }) => isTaken)
  }
  return { decide, isBusy, results, closeResults: () => setResults([]) }
}
