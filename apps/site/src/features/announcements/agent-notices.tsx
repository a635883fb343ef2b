import { useQuery } from '@tanstack/react-query'
import { listAgentAnnouncements } from '@trevo/api-client/endpoints.ts'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useSession } from '../../core/session/store.ts'
import { NoticePages } from './paged-notices.tsx'

/** AGENT-3: the brand's announcements for agents only. */
export const AgentNotices = () => {
  const { t, language } = useLanguage()
  const { memberInfo } = useSession()
  const query = useQuery({
    queryKey: ['agent-announcements', language, memberInfo?.id ?? ''],
    queryFn: ({ signal }) => ask(listAgentAnnouncements, { signal }),
    staleTime: 60_000,
  })
  if (query.data) return <NoticePages notices={query.data.list} />
  const text = query.error?.message || t('state.network')
  return <NotLoaded query={query} height={320} radius={12} text={text} />
}
