import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getPlayRisk } from '@trevo/api-client/endpoints.ts'
import type { OwnPlayRisk } from '@trevo/contract/wps/play-risk/play-risk.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { ask } from '../../core/api/api.ts'

const playRiskKey = ['play-risk'] as const

export const playRiskQuery = () =>
  queryOptions({
    queryKey: playRiskKey,
    queryFn: ({ signal }) => ask(getPlayRisk, { signal }),
  })

type Answer =
  | { readonly ok: true; readonly value: OwnPlayRisk }
  | { readonly ok: false; readonly message: string }

/** Acts of the page: each answers the page as it is now; a refusal is told and everything asked again. */
export const usePlayRiskAct = () => {
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: () => Promise<Answer>, done: string): Promise<void> => {
    setIsBusy(true)
    const answer = await work()
    setIsBusy(false)
    showToast(answer.ok ? done : answer.message)
    if (answer.ok) queries.setQueryData(playRiskKey, answer.value)
    else await queries.invalidateQueries({ queryKey: playRiskKey })
    // A limit that was taken holds at once.
    await queries.invalidateQueries({ queryKey: ['limits'] })
  }
  return { act, isBusy }
}
