import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isPhone } from '../../core/is-phone.ts'
import { useT } from '../../core/texts.tsx'
import { useOperator, useRight } from '../../core/operator.ts'
import { useAssign, useQueueWork } from '../../core/use-queue-work.ts'
import { useDraft } from '../../core/use-draft.ts'
import { useKeys } from '../../core/use-keys.ts'
import { useDecisions, type Act } from './use-decisions.ts'
import { caseQuery, useQueue, useQueueFilter } from './use-queue.ts'

/** The reason of the open case: what was typed, else the prepared one. */
const useReason = (withdrawalId: string | undefined, act: Act) => {
  const t = useT()
  const name = `payout ${act} ${withdrawalId ?? ''}`
  const byDefault = act === 'approve' ? t('payouts.reason.known') : ''
  const { text, change, forget } = useDraft(name)
  return { reason: text === '' ? byDefault : text, change, forget }
}

/** The queue for the address, its open case, and navigation between cases. */
export const useWithdrawals = () => {
  const { withdrawalId } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const of = useQueueFilter()
  const queue = useQueue(of.filter)
  const opened = useQuery({ ...caseQuery(withdrawalId ?? ''), enabled: withdrawalId !== undefined })
  const { rows } = queue
  const here = rows.findIndex((row) => row.withdrawalId === withdrawalId)
  const { search } = of
  const open = useCallback(
    (id: string | undefined) => {
      const path = id === undefined ? '/withdrawals' : `/withdrawals/${id}`
      void navigate({ pathname: path, search }, { replace: !isPhone() })
    },
    [navigate, search],
  )
  const firstId = rows[0]?.withdrawalId
  // On a wide screen a case is always open beside the list.
  useEffect(() => {
    if (withdrawalId === undefined && firstId !== undefined && !isPhone()) open(firstId)
  }, [withdrawalId, firstId, open])
  const nextId = rows[here + 1]?.withdrawalId
  // The next case is prefetched.
  useEffect(() => {
    if (nextId !== undefined) void queries.prefetchQuery(caseQuery(nextId))
  }, [nextId, queries])
  const works = useQueueWork(
    'withdrawal',
    rows.map((row) => row.withdrawalId),
    withdrawalId,
  )
  const step = (by: 1 | -1) => {
    const target = rows[Math.max(0, here + by)]
    if (target) open(target.withdrawalId)
  }
  return { withdrawalId, of, queue, rows, works, here, opened, open, step }
}

type Page = ReturnType<typeof useWithdrawals>

/** Rows marked for a joint decision. */
const useChosen = ({ rows, withdrawalId }: Page) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = () => {
    if (withdrawalId === undefined) return
    const next = new Set(chosen)
    if (!next.delete(withdrawalId)) next.add(withdrawalId)
    setChosen(next)
  }
  const chosenRows = rows.filter((row) => chosen.has(row.withdrawalId))
  return { chosen, chosenRows, toggle, clear: () => setChosen(new Set()) }
}

/** The dialog over the open case: a question to the member, or a note. */
const useTalk = ({ opened, withdrawalId }: Page) => {
  const mayAsk = useRight('withdrawals.ask') !== undefined
  const mayNote = useRight('members.note') !== undefined
  const [open, setOpen] = useState<'ask' | 'note'>()
  const status = opened.data?.withdrawal.status
  const setTalk = (next: 'ask' | 'note' | undefined) => {
    const isAskable = mayAsk && (status === 'review' || status === 'second_review')
    const isBarred = (next === 'ask' && !isAskable) || (next === 'note' && !mayNote)
    if (withdrawalId === undefined || isBarred) return
    setOpen(next)
  }
  return { open, setTalk }
}

/** Takes the marked withdrawals, or the open one, to work on. */
const useTake = ({ withdrawalId }: Page, chosen: ReadonlySet<string>, clear: () => void) => {
  const t = useT()
  const { operator } = useOperator()
  const assign = useAssign('withdrawal')
  return async (): Promise<void> => {
    const targets = chosen.size > 0 ? [...chosen] : withdrawalId === undefined ? [] : [withdrawalId]
    if (targets.length === 0) return
    const answer = await assign(targets, operator)
    if (!answer.ok) return showToast(answer.message, 'bad')
    clear()
    showToast(t('payouts.taken', { count: targets.length }))
  }
}

/** The decision about the open case or the marked ones; afterwards the next one opens. */
export const useCaseDecision = (page: Page) => {
  const { withdrawalId, rows, here, opened, open, step } = page
  const decisions = useDecisions()
  const [act, setAct] = useState<Act>('approve')
  const { chosen, chosenRows, toggle, clear } = useChosen(page)
  const { reason, change, forget } = useReason(withdrawalId, act)
  const field = useRef<HTMLInputElement>(null)
  const talk = useTalk(page)
  const { setTalk } = talk
  const take = useTake(page, chosen, clear)

  const changeAct = (next: Act) => {
    setAct(next)
    if (next === 'refuse') requestAnimationFrame(() => field.current?.focus())
    else field.current?.blur()
  }
  const decide = async (which: Act, several: boolean): Promise<void> => {
    const row = opened.data && { ...opened.data.withdrawal, username: opened.data.username }
    const about = several ? chosenRows : row ? [row] : []
    if (decisions.isBusy || about.length === 0) return
    if (reason.trim().length < 2) return field.current?.focus()
    // The next one, otherwise the previous one, determined before the decided ones leave the list.
    const ids = new Set(about.map((one) => one.withdrawalId))
    const rest = rows.filter((one) => !ids.has(one.withdrawalId))
    const next = rows.slice(here + 1).find((one) => !ids.has(one.withdrawalId)) ?? rest.at(-1)
    if (!(await decisions.decide(which, about, reason.trim())) && !several) return
    forget()
    clear()
    changeAct('approve')
    open(next?.withdrawalId)
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: toggle,
    a: () => void decide('approve', false),
    'shift a': () => void decide('approve', true),
    r: () => changeAct('refuse'),
    q: () => setTalk('ask'),
    n: () => setTalk('note'),
    t: () => void take(),
  })
  return {
    decisions,
    act,
    changeAct,
    decide,
    chosen,
    chosenRows,
    reason,
    change,
    field,
    talk,
    take,
  }
}
