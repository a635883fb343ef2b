import type { Value } from '@trevo/contract/endpoint.ts'
import type { listTransactions } from '@trevo/contract/wps/member.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { openPopup } from '../../../core/popups/popups.ts'
import styles from '../common/records.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** Shows which part of the period is archived, and how to get it; nothing if no part is. */
export const ArchivedNotice = ({
  archived,
}: {
  readonly archived: Value<typeof listTransactions>['archived']
}) => {
  const t = useText('records')
  const { locale } = useLanguage()
  if (archived.length === 0) return null
  const at = (instant: string) => formatDateTime(new Date(instant), locale)
  return (
    <section className={styles['archived']} aria-label={t('records.archived')}>
      {archived.map(({ from, to }) => (
        <p key={from}>{t('records.archivedSpan', { from: at(from), to: at(to) })}</p>
      ))}
      <p>{t('records.archivedHow')}</p>
      <Button look="plain" onClick={() => openPopup('feedback', { type: 4 })}>
        {t('records.archivedAsk')}
      </Button>
    </section>
  )
}
