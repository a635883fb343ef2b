import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import type { LimitChange } from '@trevo/contract/wps/limits.ts'
import { useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { rowsOf } from '../../core/lists/pages.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import history from './history.module.css'
import { changesQuery } from './queries.ts'

/** Everything that happened to the member's limits, unfolded on demand. */
export const ChangesList = () => {
  const { t } = useLimitWords()
  const [isOpen, setIsOpen] = useState(false)
  const changes = useInfiniteQuery({ ...changesQuery(), enabled: isOpen })
  const rows = rowsOf(changes)
  return (
    <details
      className={history['history']}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{t('limits.history')}</summary>
      {changes.data && rows.length === 0 && <p>{t('limits.historyEmpty')}</p>}
      <ul>
        {rows.map((change) => (
          <Change
            key={`${change.at} ${change.kind} ${change.period} ${change.what}`}
            change={change}
          />
        ))}
      </ul>
      {changes.hasNextPage && (
        <Button
          look="quiet"
          busy={changes.isFetchingNextPage}
          onClick={() => void changes.fetchNextPage()}
        >
          {t('common.showMore')}
        </Button>
      )}
    </details>
  )
}

const Change = ({ change }: { readonly change: LimitChange }) => {
  const { t, nameOf, valueOf } = useLimitWords()
  const { locale } = useLanguage()
  const shown = (value: string | null) =>
    value === null ? t('limits.none') : valueOf(change.kind, value)
  return (
    <li>
      <b>{nameOf(change)}</b>
      <time dateTime={change.at}>{formatDateTime(new Date(change.at), locale)}</time>
      <span>
        {t(`limits.what.${change.what}`, {
          before: shown(change.before),
          after: shown(change.after),
        })}
      </span>
      {change.reason !== null && <span>{t('limits.byDesk', { reason: change.reason })}</span>}
    </li>
  )
}
