import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getTransferPeople } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getTransferPeople as contract } from '@trevo/contract/wps/transfers.ts'
import { useState } from 'react'
import { ask } from '../../../core/api/api.ts'
import { useSettled } from '../../../core/forms/use-settled.ts'
import { useSession } from '../../../core/session/store.ts'

export type People = Value<typeof contract>
export type Person = People['downline'][number]

const peopleQuery = (memberId: string, search: string) =>
  queryOptions({
    queryKey: ['transfer-people', memberId, search],
    queryFn: ({ signal }) =>
      ask(getTransferPeople, { query: search === '' ? {} : { search }, signal }),
    staleTime: 0,
  })

/**
 * Recipients to whom money may be sent. In a very large downline, those matching the typed text are
 * listed; until the answer arrives, the list is unchanged.
 */
export const usePeople = () => {
  const memberId = useSession().memberInfo?.id ?? ''
  const [typed, setTyped] = useState('')
  const text = useSettled(typed.trim())
  const query = useQuery(peopleQuery(memberId, ''))
  const found = useQuery({
    ...peopleQuery(memberId, text),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  const search = {
    typed,
    setTyped: (words: string): void => setTyped(words),
    isNeeded: typed !== '' || query.data?.hasMore === true,
    isFailed: text !== '' && found.isError,
  }
  return {
    /** Of everybody, regardless of the search. */
    query,
    listed: text === '' ? query.data : (found.data ?? query.data),
    search,
  }
}

export type PeopleSearching = ReturnType<typeof usePeople>['search']
