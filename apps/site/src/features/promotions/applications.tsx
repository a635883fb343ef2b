import { useQuery } from '@tanstack/react-query'
import type { PromotionApplication } from '@trevo/contract/wps/promotions.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { OwnList } from './own-list.tsx'
import styles from './promotion-sheet.module.css'
import { applicationsQuery, pictureQuery } from './queries.ts'
import { StatusBadge } from './status-badge.tsx'
import { reasonText } from './reason-text.ts'
import { useText } from '../../core/language/use-text.ts'

/** The member's applications, including those waiting for review, with the answer once there is one. */
export const Applications = ({ memberId }: { readonly memberId: string }) => {
  const t = useText('promotions')
  const { language } = useLanguage()
  const query = useQuery(applicationsQuery(memberId, language))
  return (
    <OwnList
      query={query}
      empty={
        <Empty drawing="memo" title={t('application.none')} text={t('application.noneText')} />
      }
      show={(application) => (
        <ApplicationCard key={application.entryId} application={application} />
      )}
    />
  )
}

const ApplicationCard = ({ application }: { readonly application: PromotionApplication }) => {
  const t = useText('promotions')
  const { locale } = useLanguage()
  const when = (instant: string) => formatDateTime(new Date(instant), locale)
  const { title, status, amount, comment, pictureIds, heldReasons, reason } = application
  return (
    <li className={styles['card']}>
      <p className={styles['line']}>
        <b>{title}</b>
        <StatusBadge status={status} />
      </p>
      {amount && (
        <p className={styles['line']}>
          <span>{t('application.asked', { when: when(application.askedAt) })}</span>
          <b data-gold>{formatAmount(amount, { locale })}</b>
        </p>
      )}
      {comment && <p>{comment}</p>}
      {pictureIds.length > 0 && (
        <div className={styles['pictures']}>
          {pictureIds.map((pictureId, index) => (
            <Picture key={pictureId} pictureId={pictureId} number={index + 1} />
          ))}
        </div>
      )}
      {heldReasons.length > 0 && (
        <p className={styles['muted']}>
          {t('promo.heldWhy')} {heldReasons.map((one) => t(`promo.held.${one}`)).join('; ')}
        </p>
      )}
      {reason && <p>{reasonText(t, reason)}</p>}
      {application.decidedAt && (
        <p className={styles['muted']}>
          {t('application.decided', { when: when(application.decidedAt) })}
        </p>
      )}
    </li>
  )
}

const Picture = ({
  pictureId,
  number,
}: {
  readonly pictureId: string
  readonly number: number
}) => {
  const t = useText('promotions')
  const { data } = useQuery(pictureQuery(pictureId))
  return data ? (
    <img src={data} alt={t('application.picture', { number })} />
  ) : (
    <Skeleton width={96} height={96} radius={10} />
  )
}
