import {
  publishPromotion,
  savePromotionDraft,
  showPromotionDraft,
  simulatePromotion,
} from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { showPromotionDraft as Shown } from '@trevo/contract/ops/giving/promotion-editor.ts'
import { useState } from 'react'
import { ask, call } from '../../../core/api.ts'
import { keepDraft, readDraft } from '../../../core/drafts.ts'

export type ShownDraft = Value<typeof Shown>

const draftQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['promotion draft', draftId],
    queryFn: () => ask(showPromotionDraft, { params: { draftId } }),
    // What is typed here must not be replaced while it is typed.
    refetchOnWindowFocus: false,
  })

/** What was typed and not saved yet, of this revision. */
const readTyped = (draftId: string, revision: number): PromotionContent | undefined => {
  try {
    const kept = JSON.parse(readDraft(`promotion ${draftId}`) || 'null') as {
      readonly revision: number
      readonly content: PromotionContent
    } | null
    return kept?.revision === revision ? kept.content : undefined
  } catch {
    return undefined
  }
}

/** A draft, what is typed over it, and its calls. */
export const useEditor = (draftId: string) => {
  const queries = useQueryClient()
  const query = useQuery(draftQuery(draftId))
  const draft = query.data
  const [typed, setTyped] = useState<{ revision: number; content: PromotionContent }>()
  const [busy, setBusy] = useState<'save' | 'simulate'>()
  const [error, setError] = useState('')
  const own =
    draft &&
    (typed?.revision === draft.revision ? typed.content : readTyped(draftId, draft.revision))
  const content = own ?? draft?.content
  const isDirty = draft !== undefined && JSON.stringify(content) !== JSON.stringify(draft.content)
  const read = () => queries.invalidateQueries({ queryKey: ['promotion draft', draftId] })

  const change = (next: PromotionContent): void => {
    if (!draft) return
    const kept = { revision: draft.revision, content: next }
    setTyped(kept)
    keepDraft(`promotion ${draftId}`, JSON.stringify(kept))
  }

  /** Saves what was typed; returns the revision, undefined if it was refused. */
  const save = async (): Promise<number | undefined> => {
    if (!draft || !content) return undefined
    if (!isDirty) return draft.revision
    setBusy('save')
    setError('')
    const answer = await call(savePromotionDraft, {
      params: { draftId },
      body: { promotionId: draft.promotionId, revision: draft.revision, content },
    })
    setBusy(undefined)
    if (!answer.ok) {
      setError(answer.message)
      return undefined
    }
    keepDraft(`promotion ${draftId}`, '')
    await read()
    return answer.value.revision
  }

  const simulate = async (seed: number): Promise<void> => {
    const revision = await save()
    if (revision === undefined) return
    setBusy('simulate')
    const answer = await call(simulatePromotion, { params: { draftId }, body: { revision, seed } })
    setBusy(undefined)
    if (!answer.ok) setError(answer.message)
    await read()
  }

  return { query, draft, content, isDirty, busy, error, change, save, simulate }
}
export type Editor = ReturnType<typeof useEditor>

export const publish = (
  draftId: string,
  body: { readonly revision: number; readonly reason: string; readonly requestId: string },
) => call(publishPromotion, { params: { draftId }, body })
