import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { getLimits, listLimitChanges, previewLimit } from '@trevo/api-client/endpoints.ts'
import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'
import { ask } from '../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../core/lists/pages.ts'
import { playTimeKey } from '../../entities/limits/play-time.ts'

const limitsKey = ['limits'] as const

export const limitsQuery = () =>
  queryOptions({
    queryKey: limitsKey,
    queryFn: ({ signal }) => ask(getLimits, { signal }),
  })

export const changesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...limitsKey, 'changes'],
    queryFn: ({ pageParam, signal }) =>
      ask(listLimitChanges, { query: beforeCursor(pageParam), signal }),
    ...byCursor,
  })

export const previewQuery = (kind: LimitKind, period: LimitPeriod, value: string) =>
  queryOptions({
    queryKey: [...limitsKey, 'preview', kind, period, value],
    queryFn: ({ signal }) => ask(previewLimit, { query: { kind, period, value }, signal }),
  })

/** Everything that a changed limit may have changed is asked again. */
export const useLimitsChanged = () => {
  const queries = useQueryClient()
  return async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: limitsKey }),
      queries.invalidateQueries({ queryKey: playTimeKey }),
    ])
  }
}
