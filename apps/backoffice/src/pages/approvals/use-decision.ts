import { approveChange, refuseChange, withdrawChange } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { useKeys } from '../../core/use-keys.ts'
import { nameKind } from './kinds.tsx'
import { forgetRequest, isBaseSame, refreshApprovals, type useApprovals } from './use-approvals.ts'

type Act = 'approve' | 'refuse' | 'withdraw'
type Notice = { readonly isTaken: boolean; readonly text: string }

const send = (act: Act, requestId: string, reason: string) => {
  const params = { requestId }
  if (act === 'approve') return call(approveChange, { params })
  if (act === 'withdraw') return call(withdrawChange, { params })
  return call(refuseChange, { params, body: { reason } })
}

const noticeOf = {
  approve: 'approvals.notice.approve',
  refuse: 'approvals.notice.refuse',
  withdraw: 'approvals.notice.withdraw',
} as const

/** The decision about the open request; afterwards the next one opens. */
export const useDecision = (page: ReturnType<typeof useApprovals>) => {
  const t = useT()
  const queries = useQueryClient()
  const { requestId, rows, here, opened, open, step } = page
  const { text: reason, change } = useDraft(`approval ${requestId ?? ''}`)
  const [isRefusing, setRefusing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const field = useRef<HTMLTextAreaElement>(null)

  const setMode = (refusing: boolean) => {
    setRefusing(refusing)
    if (refusing) requestAnimationFrame(() => field.current?.focus())
    else field.current?.blur()
  }
  const isAllowed = (act: Act): boolean => {
    const request = opened.data
    if (request?.state !== 'waiting' || isBusy) return false
    if (act === 'withdraw') return request.isOwn
    if (act === 'approve' && (request.isBlind || !isBaseSame(request))) return false
    return request.mayDecide
  }
  const decide = async (act: Act): Promise<void> => {
    const request = opened.data
    if (!request || !isAllowed(act)) return
    if (act === 'refuse' && reason.trim().length < 2) return setMode(true)
    const next = rows[here + 1] ?? rows[here - 1]
    setBusy(true)
    const answer = await send(act, request.requestId, reason.trim())
    setBusy(false)
    if (answer.ok) {
      setNotice({ isTaken: true, text: t(noticeOf[act], { kind: nameKind(t, request.kind) }) })
      change('')
      setMode(false)
      forgetRequest(queries, request.requestId)
      open(next?.requestId)
    } else setNotice({ isTaken: false, text: answer.message || answer.code })
    await refreshApprovals(queries, request.requestId)
  }
  const move = (by: 1 | -1) => {
    setMode(false)
    step(by)
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => void decide('approve'),
    r: () => isAllowed('refuse') && setMode(true),
    w: () => void decide('withdraw'),
  })
  return { reason, change, field, isRefusing, setMode, isBusy, isAllowed, decide, notice }
}
