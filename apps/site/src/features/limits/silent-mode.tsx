import { useQueryClient } from '@tanstack/react-query'
import { setSilentMode } from '@trevo/api-client/endpoints.ts'
import { silentDays } from '@trevo/contract/wps/security/silent-mode.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { Problem } from '../../core/forms/problem.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { silentKey, useSilentMode } from '../../entities/limits/silent-mode.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import history from './history.module.css'
import styles from './limits.module.css'

/** Silent mode: for some days nothing promotional is shown or sent, and no win celebrated. It can be ended at any time. */
export const SilentMode = () => {
  const { t } = useLimitWords()
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const { data } = useSilentMode()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!data) return null
  const set = async (days: (typeof silentDays)[number] | null) => {
    setIsBusy(true)
    setFailure(undefined)
    const answer = await call(setSilentMode, { body: { days } })
    setIsBusy(false)
    if (!answer.ok) return setFailure(answer.message)
    queries.setQueryData(silentKey, answer.value)
    await queries.invalidateQueries({ queryKey: ['announcements'] })
    return undefined
  }
  return (
    <section className={history['history']} aria-labelledby="silent-mode">
      <h2 id="silent-mode">{t('silent.title')}</h2>
      <p className={styles['note']}>
        {data.until
          ? t('silent.until', { date: formatDateTime(new Date(data.until), locale) })
          : t('silent.lead')}
      </p>
      <div className={styles['acts']}>
        {data.until ? (
          <Button look="quiet" busy={isBusy} onClick={() => void set(null)}>
            {t('silent.end')}
          </Button>
        ) : (
          silentDays.map((days) => (
            <Button key={days} look="quiet" busy={isBusy} onClick={() => void set(days)}>
              {t('vault.days', { count: days })}
            </Button>
          ))
        )}
      </div>
      <Problem text={failure} />
    </section>
  )
}
