import { queryOptions } from '@tanstack/react-query'
import { getTax } from '@trevo/api-client/endpoints.ts'
import { ask } from '../../core/api/api.ts'

export const taxQuery = () =>
  queryOptions({
    queryKey: ['tax'],
    queryFn: ({ signal }) => ask(getTax, { query: {}, signal }),
  })
