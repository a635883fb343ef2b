import { withdrawLimitRaise } from '@trevo/api-client/endpoints.ts'
import type { Limits, LimitState } from '@trevo/contract/wps/limits.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import styles from './limits.module.css'
import { useLimitsChanged } from './queries.ts'

/** Higher limits that wait for their moment, or for the second yes. */
export const WaitingRaises = ({ limits: { list, now } }: { readonly limits: Limits }) =>
  list.map((limit) =>
    limit.waiting ? (
      <Waiting
        key={`${limit.kind} ${limit.period}`}
        limit={limit}
        raise={limit.waiting}
        now={now}
      />
    ) : null,
  )

const Waiting = ({
  limit,
  raise,
  now,
}: {
  readonly limit: LimitState
  readonly raise: NonNullable<LimitState['waiting']>
  readonly now: string
}) => {
  const { t, nameOf, valueOf } = useLimitWords()
  const { locale } = useLanguage()
  const changed = useLimitsChanged()
  const [isBusy, setIsBusy] = useState(false)
  const { kind, period } = limit
  const shown = (value: string | null) => (value === null ? t('limits.none') : valueOf(kind, value))
  const [asked, opens] = [Date.parse(raise.askedAt), Date.parse(raise.opensAt)]
  const share = Math.min(1, (Date.parse(now) - asked) / Math.max(1, opens - asked))
  const withdraw = async () => {
    setIsBusy(true)
    const answer = await call(withdrawLimitRaise, { body: { kind, period } })
    setIsBusy(false)
    showToast(answer.ok ? t('limits.withdrawn') : answer.message)
    await changed()
  }
  return (
    <section className={styles['waiting']} aria-label={t('limits.waiting')}>
      <header>
        <img src={drawingUrl('hourglass-done', 96)} alt="" width={28} height={28} loading="lazy" />
        <b>
          {t('limits.waitingFromTo', {
            name: nameOf(limit),
            before: shown(limit.value),
            after: shown(raise.value),
          })}
        </b>
      </header>
      <ShareBar share={share} className={styles['near']} />
      <p>
        {raise.isOpen
          ? t('limits.isOpen', { date: formatDateTime(new Date(raise.closesAt), locale) })
          : t('limits.opens', { date: formatDateTime(new Date(raise.opensAt), locale) })}
      </p>
      <div className={styles['acts']}>
        {raise.isOpen && (
          <Button onClick={() => openPopup('limit', { kind, period, confirms: true })}>
            {raise.value === null
              ? t('limits.confirmNone')
              : t('limits.confirm', { value: shown(raise.value) })}
          </Button>
        )}
        <Button look="quiet" busy={isBusy} onClick={() => void withdraw()}>
          {t('limits.withdraw')}
        </Button>
      </div>
    </section>
  )
}
