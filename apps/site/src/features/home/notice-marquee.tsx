import { useLanguage } from '../../core/language/language.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import styles from './notice-marquee.module.css'
import { useAnnouncements } from '../../entities/announcement/announcements.ts'

/** HOME-2: notices scroll by; a click opens the notice popup at that one. */
export const NoticeMarquee = () => {
  const { t } = useLanguage()
  const { data } = useAnnouncements()
  if (!data) return <div className={styles['notice']} />
  if (data.player.length === 0) return null
  return (
    <div className={styles['notice']}>
      <b>{t('common.notice')}</b>
      <div className={styles['run']}>
        <ul style={{ animationDuration: `${20 + data.player.length * 10}s` }}>
          {data.player.map((notice, index) => (
            <li key={notice.id}>
              <button type="button" onClick={() => openPopup('notice', { index })}>
                {notice.content || notice.title}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
