import { useQuery, useQueryClient } from '@tanstack/react-query'
import { takeShortPause } from '@trevo/api-client/endpoints.ts'
import { formatTime } from '@trevo/i18n/format.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api/api.ts'
import { Modal } from '../../core/dialog/modal.tsx'
import { Problem } from '../../core/forms/problem.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import { playTimeKey, playTimeQuery } from '../../entities/limits/play-time.ts'
import { DayFacts, DayLimits } from './day-facts.tsx'
import styles from './limits.module.css'
import { SessionContract } from './session-contract.tsx'

/** The panel: time, result, balance and limits, and the ways to a pause and to the limits. */
const PanelPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLimitWords()
  const { data } = useQuery(playTimeQuery())
  return (
    <Modal title={t('panel.title')} onClose={onClose} size={{ width: 420 }}>
      {data ? (
        <div className={styles['panel']}>
          <DayFacts data={data} />
          <DayLimits limits={data.limits} />
          <SessionContract contract={data.contract} />
          <ShortPause pausedUntil={data.pausedUntil} />
          <div className={styles['acts']}>
            <Link
              to={to.member('securityCenter', { part: 'exclusion' })}
              className={buttonClass('quiet')}
              onClick={onClose}
            >
              {t('panel.pause')}
            </Link>
            <Link to={to.member('limits')} className={buttonClass('quiet')} onClick={onClose}>
              {t('common.limits')}
            </Link>
          </div>
          <Link to={to.member('playTime')} className={styles['link']} onClick={onClose}>
            {t('panel.playTime')}
          </Link>
          <Button wide onClick={onClose}>
            {t('common.back')}
          </Button>
          <p className={styles['note']}>{t('panel.roundEnds')}</p>
        </div>
      ) : (
        <Skeleton height={360} radius={20} />
      )}
    </Modal>
  )
}
export default PanelPopup

/** No bet for a quarter of an hour, one touch away; open rounds end as usual. */
const ShortPause = ({ pausedUntil }: { readonly pausedUntil: string | null }) => {
  const { t } = useLimitWords()
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  if (pausedUntil !== null) {
    return (
      <output className={styles['note']}>
        {t('panel.pausedUntil', { time: formatTime(new Date(pausedUntil), locale) })}
      </output>
    )
  }
  const pause = async () => {
    setIsBusy(true)
    setFailure(undefined)
    const answer = await call(takeShortPause, { body: {} })
    setIsBusy(false)
    if (answer.ok) queries.setQueryData(playTimeKey, answer.value)
    else setFailure(answer.message)
  }
  return (
    <>
      <Button look="quiet" wide busy={isBusy} onClick={() => void pause()}>
        {t('check.pause')}
      </Button>
      <Problem text={failure} />
    </>
  )
}
