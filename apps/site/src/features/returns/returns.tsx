import { listReturnFigures } from '@trevo/api-client/endpoints.ts'
import type { MeasuredReturn } from '@trevo/contract/wps/returns.ts'
import { formatBp, formatCount, formatDateTime } from '@trevo/i18n/format.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../core/api/api.ts'
import { saveFile } from '../../core/files/save-file.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { PublicPage } from '../../core/layout/public-page.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { useReturns } from '../../entities/returns/returns.ts'
import { PromotionResults } from './promotion-results.tsx'
import { ReturnList } from './return-list.tsx'
import styles from './returns.module.css'

/** Every title with its measured return, the worst deviation, and the sums to compute it from. */
export const Returns = () => {
  const t = useText('returns')
  return (
    <PublicPage title={t('footer.returns')} lead={t('returns.lead')}>
      <Figures />
      <PromotionResults />
      <section>
        <h2>{t('returns.how')}</h2>
        <p>{t('returns.how1')}</p>
        <p>{t('returns.how2')}</p>
        <p>{t('returns.how3')}</p>
        <Link to={to.proofs()} className={buttonClass('plain')}>
          {t('footer.proofs')}
        </Link>
      </section>
    </PublicPage>
  )
}

const Figures = () => {
  const t = useText('returns')
  const { locale } = useLanguage()
  const returns = useReturns()
  if (!returns.data) {
    return <NotLoaded query={returns} height={180} radius={24} title={t('returns.failed')} />
  }
  const { list, countedAt } = returns.data
  if (list.length === 0) {
    return <Empty drawing="memo" title={t('returns.none')} text={t('returns.noneText')} />
  }
  return (
    <>
      <Summary list={list} />
      <p>{t('returns.counted', { at: formatDateTime(new Date(countedAt), locale) })}</p>
      <ReturnList list={list} />
      <Check list={list} />
    </>
  )
}

/** How many titles are within what chance allows, and the one that is farthest off. */
const Summary = ({ list }: { readonly list: readonly MeasuredReturn[] }) => {
  const t = useText('returns')
  const { locale } = useLanguage()
  const judged = list.filter(({ limits }) => limits !== null)
  const outside = judged.filter(({ verdict }) => verdict !== 'inside')
  const [worst] = judged
  return (
    <section className={styles['summary']} data-ok={outside.length === 0 || undefined}>
      <h2>
        {outside.length === 0
          ? t('returns.allInside', { count: judged.length })
          : t('returns.someOutside', { count: outside.length, of: judged.length })}
      </h2>
      {worst?.declared && (
        <p>
          {t('returns.worst', {
            name: worst.name,
            measured: formatBp(worst.measuredBp, locale),
            declared: formatBp(worst.declared.highestBp, locale),
            rounds: formatCount(worst.rounds, locale),
          })}
        </p>
      )}
    </section>
  )
}

const Check = ({ list }: { readonly list: readonly MeasuredReturn[] }) => {
  const t = useText('returns')
  const [state, setState] = useState<'waiting' | 'right' | 'wrong' | 'failed'>()
  const load = () => ask(listReturnFigures, { query: {} })
  const check = async () => {
    setState('waiting')
    try {
      const [{ figures }, { areReturnsRight }] = [await load(), await import('./check-returns.ts')]
      setState(areReturnsRight(list, figures) ? 'right' : 'wrong')
    } catch {
      setState('failed')
    }
  }
  const save = async () => {
    try {
      const { from, to: last, ...file } = await load()
      const content = JSON.stringify({ from, to: last, ...file }, undefined, 1)
      saveFile(`returns-${from}-${last}.json`, new Blob([content], { type: 'application/json' }))
    } catch {
      setState('failed')
    }
  }
  return (
    <section>
      <h2>{t('returns.check')}</h2>
      <p>{t('returns.checkText', { path: 'GET /wps/system/return-figures' })}</p>
      <div className={styles['acts']}>
        <Button busy={state === 'waiting'} onClick={() => void check()}>
          {t('returns.recalculate')}
        </Button>
        <Button look="plain" onClick={() => void save()}>
          {t('returns.save')}
        </Button>
      </div>
      {state && state !== 'waiting' && (
        <p role="status" data-state={state}>
          {t(`returns.${state}`)}
        </p>
      )}
    </section>
  )
}
