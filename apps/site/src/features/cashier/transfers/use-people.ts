import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getTransferPeople } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getTransferPeople as contract } from '@trevo/contract/wps/transfers.ts'
import { useState } from 'react'
import { ask } from '../../../core/api/api.ts'
import { useSettled } from '../../../core/forms/use-settled.ts'
import { useSession } from '../../../core/session/store.ts'

export type People = Value<typeof contract>
export type Person = People['downline'][number]

/**
 * To whom money may be sent. Of very many people below, those who fit what is typed are listed; until
 * the next answer the last one stays.
 */
export const usePeople = () => {
  const memberId = useSession().memberInfo?.id ?? ''
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const query = useQuery({
    queryKey: ['transfer-people', memberId, search],
    queryFn: ({ signal }) =>
      ask(getTransferPeople, { query: search === '' ? {} : { search }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  /** Nobody is listed because nobody fits, not because nobody is there. */
  const isSearching = typed !== '' || search !== ''
  return { query, typed, setTyped, isSearching }
}
