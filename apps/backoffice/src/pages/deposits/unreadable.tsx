import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './deposits.module.css'
import { unreadableQuery } from './use-deposits.ts'

/** What the institution sent and nobody could read, as it came. */
export const Unreadable = () => {
  const t = useT()
  const { data, error } = useQuery(unreadableQuery)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  if (data.elements.length === 0) {
    return (
      <p role="status" className={styles['empty']}>
        {t('deposits.empty.unreadable')}
      </p>
    )
  }
  return (
    <ul className={styles['raw']}>
      {data.elements.map(({ source, raw, firstSeenAt, lastSeenAt, timesSeen }) => (
        <li key={`${source} ${firstSeenAt} ${raw.slice(0, 40)}`}>
          <p>
            <b>{t(`deposits.source.${source}`)}</b>{' '}
            <span className="o-muted">
              {t('deposits.seen', {
                count: timesSeen,
                first: formatMoment(firstSeenAt),
                last: formatMoment(lastSeenAt),
              })}
            </span>
          </p>
          <code>{raw}</code>
        </li>
      ))}
    </ul>
  )
}
