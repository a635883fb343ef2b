import type { MeasuredReturn } from '@trevo/contract/wps/returns.ts'
import { formatBp, formatCount } from '@trevo/i18n/format.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { to } from '../../core/router/to.ts'
import { LimitBand } from './limit-band.tsx'
import { roundsText, useReturnOf } from './returns.ts'
import styles from './limit-band.module.css'

/** The measured return of one title with the range that chance allows, and the way to all of them. */
export const ReturnFact = ({ title }: { readonly title: MeasuredReturn }) => {
  const t = useText('returns')
  const { locale } = useLanguage()
  const { kind, rounds, measuredBp } = title
  return (
    <>
      <Link to={to.returns()}>{formatBp(measuredBp, locale)}</Link>
      <small>
        {t(roundsText[kind], {
          count: rounds,
          written: formatCount(rounds, locale),
        })}
      </small>
      <LimitBand title={title} />
    </>
  )
}

/** That of a lottery, as a line of its page; nothing before its first settled draw, or its first ticket. */
export const LotteryReturn = ({
  gameId,
  kind = 'lottery',
}: {
  readonly gameId: number
  readonly kind?: 'lottery' | 'instant'
}) => {
  const t = useText('returns')
  const title = useReturnOf(kind, gameId)
  if (!title) return null
  return (
    <p className={styles['line']}>
      {t('returns.label')}: <ReturnFact title={title} />
    </p>
  )
}
