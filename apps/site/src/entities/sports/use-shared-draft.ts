import { useQuery } from '@tanstack/react-query'
import { saveSlipDraft } from '@trevo/api-client/endpoints.ts'
import { useEffect, useRef } from 'react'
import { call } from '../../core/api/api.ts'
import { useOpenMember } from '../../core/session/use-phase.ts'
import { useSession } from '../../core/session/store.ts'
import { draftQuery } from './queries.ts'
import { readPicks, setPicks, usePicks } from './slip-store.ts'

/** How long after the last change the slip is sent; one that was placed or emptied is sent at once. */
const restMs = 500

const textOf = (picks: readonly unknown[]): string => JSON.stringify(picks)

/**
 * Keeps the member's slip on the server too, so that another device can continue it: the saved slip is
 * shown if nothing has been picked here yet, and every change is sent.
 */
export const useSharedDraft = (): void => {
  const isMember = useOpenMember()
  const memberId = useSession().memberInfo?.id ?? ''
  const picks = usePicks()
  const { data } = useQuery({ ...draftQuery(memberId), enabled: isMember && memberId !== '' })
  const known = useRef<string>(undefined)

  useEffect(() => {
    if (!data || known.current === textOf(data.legs)) return
    const isFirst = known.current === undefined
    known.current = textOf(data.legs)
    if (isFirst && readPicks().length > 0) return
    if (data.legs.length > 0 || !isFirst) setPicks(data.legs)
  }, [data])

  useEffect(() => {
    if (!isMember || known.current === undefined || known.current === textOf(picks))
      return undefined
    const timer = setTimeout(
      () => {
        known.current = textOf(picks)
        void call(saveSlipDraft, { body: { legs: [...picks] } })
      },
      picks.length === 0 ? 0 : restMs,
    )
    return () => clearTimeout(timer)
  }, [picks, isMember, data])
}
