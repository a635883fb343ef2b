import { getOperator } from '@trevo/api-client/ops-endpoints.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { ask } from './api.ts'
import { setBrandTimeZone } from './format.ts'

/** The operator who is signed in. @throws Refused `login.not.session` */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: async () => {
    const operator = await ask(getOperator)
    setBrandTimeZone(operator.timeZone)
    return operator
  },
  staleTime: 60_000,
  retry: false,
})

export const useOperator = () => useSuspenseQuery(operatorQuery).data

/** Whether the operator holds a right, and up to which amount; undefined without it. */
export const useRight = (right: Right): { readonly ceiling: string | null } | undefined =>
  useOperator().rights.find((one) => one.right === right)
