import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerRealityCheck } from '@trevo/api-client/endpoints.ts'
import { checkAgainMin, type PlayTime } from '@trevo/contract/wps/limits.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../core/api/api.ts'
import { drawingUrl } from '../../core/art/icon.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { Problem } from '../../core/forms/problem.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import { playTimeKey, playTimeQuery } from '../../entities/limits/play-time.ts'
import styles from './limits.module.css'

/** The reality check: how long, with what result. The server takes no stake until it is answered. */
const RealityCheckPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, playedOf, timeOf } = useLimitWords()
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery(playTimeQuery())
  const [againMin, setAgainMin] = useState<(typeof checkAgainMin)[number]>(60)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!data) return null
  const choices = checkAgainMin.filter((min) => min <= data.checkEveryMin)
  const again = Math.min(againMin, choices.at(-1) ?? againMin) as typeof againMin // one of the choices
  const answer = async (word: 'stop' | 'pause' | 'continue') => {
    setIsBusy(true)
    const sent = await call(answerRealityCheck, { body: { answer: word, againMin: again } })
    setIsBusy(false)
    if (!sent.ok) return setFailure(sent.message)
    queries.setQueryData(playTimeKey, sent.value)
    onClose()
    if (word !== 'continue') void navigate(to.home())
    return undefined
  }
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <Modal
      title={t('check.title', { time: playedOf(data.sessionMs ?? data.todayMs) })}
      onClose={onClose}
      hideClose
      mustAnswer
      size={{ width: 400 }}
    >
      <div className={styles['check']}>
        <img src={drawingUrl('hourglass-done', 192)} alt="" width={72} height={72} loading="lazy" />
        {data.sessionSince && (
          <p>{t('check.lead', { since: clock.format(new Date(data.sessionSince)) })}</p>
        )}
        <Sums data={data} />
        <Problem text={failure} />
        {(['stop', 'pause', 'continue'] as const).map((word) => (
          <Button
            key={word}
            look="quiet"
            size="large"
            wide
            busy={isBusy}
            onClick={() => void answer(word)}
          >
            {t(`check.${word}`)}
          </Button>
        ))}
        <fieldset className={styles['again']}>
          <legend>{t('check.again')}</legend>
          {choices.map((min) => (
            <label key={min}>
              <input
                type="radio"
                name="again"
                checked={min === again}
                onChange={() => setAgainMin(min)}
              />
              {timeOf(min)}
            </label>
          ))}
        </fieldset>
        <p className={styles['note']}>{t('check.note')}</p>
      </div>
    </Modal>
  )
}
export default RealityCheckPopup

const Sums = ({ data }: { readonly data: PlayTime }) => {
  const { t } = useLimitWords()
  const { locale } = useLanguage()
  return (
    <dl className={styles['sums']}>
      <dt>{t('check.staked')}</dt>
      <dd>{formatAmount(data.staked, { locale })}</dd>
      <dt>{t('check.returned')}</dt>
      <dd>{formatAmount(data.returned, { locale })}</dd>
      <dt>{t('common.result')}</dt>
      <dd data-total>{formatAmount(data.result, { locale, sign: 'always' })}</dd>
    </dl>
  )
}
