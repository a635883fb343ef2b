import type { Value } from '@trevo/contract/endpoint.ts'
import type { listAnnouncements } from '@trevo/contract/wps/games.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { Pagination } from '@trevo/ui/pagination.tsx'
import { useRef, useState } from 'react'
import { Empty } from '../../core/lists/empty.tsx'
import { useAnnouncements } from '../../entities/announcement/announcements.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import styles from './notices.module.css'

type Announcements = Value<typeof listAnnouncements>
type Notice = Announcements['player'][number]

/** MODAL-1, MODAL-2. */
export const noticesAPage = 9

/** Announcements, nine per page, each opened by its title; the one at `index` is open from the start. */
export const PagedNotices = ({
  pick,
  index,
}: {
  /** Which announcements of the answer these are. */
  readonly pick: (announcements: Announcements) => readonly Notice[]
  readonly index?: number | undefined
}) => {
  const { t } = useLanguage()
  const query = useAnnouncements()
  if (query.data) return <NoticePages notices={pick(query.data)} index={index} />
  const text = query.error?.message || t('state.network')
  return <NotLoaded query={query} height={320} radius={12} text={text} />
}

/** Notices, nine a page. */
export const NoticePages = ({
  notices,
  index = -1,
}: {
  readonly notices: readonly Notice[]
  readonly index?: number | undefined
}) => {
  const { t, locale } = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(Math.floor(Math.max(index, 0) / noticesAPage) + 1)
  const from = (page - 1) * noticesAPage
  if (notices.length === 0) {
    return <Empty drawing="megaphone" title={t('popup.noAnnouncements')} />
  }
  return (
    <>
      <div className={styles['notices']} ref={list}>
        {notices.slice(from, from + noticesAPage).map((notice, place) => (
          <details key={notice.id} open={from + place === index}>
            <summary>
              {notice.title}
              <time dateTime={notice.publishedAt}>
                {formatDate(new Date(notice.publishedAt), locale)}
              </time>
            </summary>
            <p>{notice.content}</p>
          </details>
        ))}
      </div>
      <Pagination
        label={t('popup.pages')}
        pageLabel={(number) => t('popup.page', { page: number })}
        current={page}
        count={Math.ceil(notices.length / noticesAPage)}
        onChange={(next) => {
          setPage(next)
          list.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
    </>
  )
}
