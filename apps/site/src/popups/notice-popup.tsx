import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@trevo/i18n/format.ts'
import { Modal } from '@trevo/ui/modal.tsx'
import { Pagination } from '@trevo/ui/pagination.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { useState } from 'react'
import { drawingUrl } from '../art/icon.tsx'
import { useLanguage } from '../language/language.tsx'
import { announcementsQuery } from '../lobby/announcements.ts'
import styles from './popups.module.css'
import type { PopupControl } from './table.ts'

/** MODAL-2. */
const noticesAPage = 9

/** The notices, opened at one of them, nine a page. */
export default function NoticePopup({
  index = 0,
  onClose,
}: PopupControl & { readonly index?: number }) {
  const { t, language, locale } = useLanguage()
  const { data } = useQuery(announcementsQuery(language))
  const notices = data?.player ?? []
  const [page, setPage] = useState(Math.floor(index / noticesAPage) + 1)
  const from = (page - 1) * noticesAPage
  return (
    <Modal
      open
      title={t('popup.announcements')}
      closeLabel={t('shell.close')}
      size={{ width: 520 }}
      onClose={onClose}
    >
      {notices.length === 0 && (
        <EmptyState picture={drawingUrl('megaphone', 192)} title={t('popup.noAnnouncements')} />
      )}
      <div className={styles['notices']}>
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
        onChange={setPage}
      />
    </Modal>
  )
}
