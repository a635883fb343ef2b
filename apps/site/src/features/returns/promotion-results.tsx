import { listPromotionResults } from '@trevo/api-client/endpoints.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { ask } from '../../core/api/api.ts'
import { saveFile } from '../../core/files/save-file.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { usePromotionResults } from '../../entities/returns/promotion-results.ts'
import { ResultFacts } from '../../entities/returns/result-facts.tsx'
import styles from './returns.module.css'

/** Every promotion that gave something in the last 30 days, computed in the browser from its daily sums. */
export const PromotionResults = () => {
  const t = useText('returns')
  const { locale } = useLanguage()
  const results = usePromotionResults()
  return (
    <section className={styles['list']}>
      <h2>{t('returns.promo.title')}</h2>
      <p>{t('returns.promo.lead')}</p>
      {results.data ? (
        <>
          {results.data.countedAt ? (
            <p>
              {t('returns.promo.counted', {
                at: formatDateTime(new Date(results.data.countedAt), locale),
              })}
            </p>
          ) : (
            <p>{t('returns.promo.none')}</p>
          )}
          {results.data.list.map((result) => (
            <article key={result.promotionId} className={styles['promotion']}>
              <h3>{result.title}</h3>
              <ResultFacts result={result} />
            </article>
          ))}
          <p>{t('returns.promo.how', { path: 'GET /wps/system/promotion-results' })}</p>
          <Save />
        </>
      ) : (
        <NotLoaded query={results} height={180} radius={24} title={t('returns.failed')} />
      )}
    </section>
  )
}

const Save = () => {
  const t = useText('returns')
  const [hasFailed, setHasFailed] = useState(false)
  const save = async () => {
    try {
      const file = await ask(listPromotionResults, { query: {} })
      const content = JSON.stringify(file, undefined, 1)
      saveFile(
        `promotions-${file.from}-${file.to}.json`,
        new Blob([content], { type: 'application/json' }),
      )
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <div className={styles['acts']}>
      <Button look="plain" onClick={() => void save()}>
        {t('returns.promo.save')}
      </Button>
      {hasFailed && <p role="alert">{t('returns.failed')}</p>}
    </div>
  )
}
