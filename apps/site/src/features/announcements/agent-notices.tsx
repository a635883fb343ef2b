import { useQuery } from '@tanstack/react-query'
import { listAgentAnnouncements } from '@trevo/api-client/endpoints.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { useSession } from '../../core/session/store.ts'
import { NoticePages } from './paged-notices.tsx'

/** AGENT-3: what the brand announces to its agents alone. */
export const AgentNotices = () => {
  const { t, language } = useLanguage()
  const { memberInfo } = useSession()
  const { data, isError, isFetching, refetch, error } = useQuery({
    queryKey: ['agent-announcements', language, memberInfo?.id ?? ''],
    queryFn: ({ signal }) => ask(listAgentAnnouncements, { signal }),
    staleTime: 60_000,
  })
  if (data) return <NoticePages notices={data.list} />
  if (isError) {
    return <LoadFailed query={{ isFetching, refetch }} text={error.message || t('state.network')} />
  }
  return <Skeleton height={320} radius={12} />
}
