import { useQuery } from '@tanstack/react-query'
import { getSilentMode } from '@trevo/api-client/endpoints.ts'
import { ask } from '../../core/api/api.ts'

export const silentKey = ['silent-mode'] as const

/** Until when the member wants silence: nothing promotional, and no win celebrated. */
export const useSilentMode = (isEnabled = true) =>
  useQuery({
    queryKey: silentKey,
    queryFn: ({ signal }) => ask(getSilentMode, { query: {}, signal }),
    enabled: isEnabled,
  })
