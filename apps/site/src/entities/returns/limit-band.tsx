import type { MeasuredReturn } from '@trevo/contract/wps/returns.ts'
import { formatBp } from '@trevo/i18n/format.ts'
import type { CSSProperties } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { placeInBand } from './place-in-band.ts'
import styles from './limit-band.module.css'

type OfTitle = { readonly title: MeasuredReturn }

/** What a title declares: one share, or the lowest and the highest of its plays. */
export const DeclaredReturn = ({ title: { declared } }: OfTitle) => {
  const t = useText('returns')
  const { locale } = useLanguage()
  if (!declared) return <small>{t('returns.undeclared')}</small>
  const { lowestBp, highestBp } = declared
  if (lowestBp === highestBp) return formatBp(highestBp, locale)
  return t('returns.range', {
    lowest: formatBp(lowestBp, locale),
    highest: formatBp(highestBp, locale),
  })
}

/** Between which shares the measured return lies by chance, drawn with the measured one on it. */
export const LimitBand = ({ title }: OfTitle) => {
  const t = useText('returns')
  const { locale } = useLanguage()
  const { limits, verdict } = title
  if (!limits) return <small>{t(`returns.verdict.${verdict}`)}</small>
  const place = { '--place': placeInBand(title) } as CSSProperties
  return (
    <span className={styles['band']} data-verdict={verdict}>
      <span className={styles['bar']} style={place} aria-hidden="true">
        <i />
      </span>
      <small>
        {t('returns.range', {
          lowest: formatBp(limits.lowerBp, locale),
          highest: formatBp(limits.upperBp, locale),
        })}
        {verdict !== 'inside' && <b> {t(`returns.verdict.${verdict}`)}</b>}
      </small>
    </span>
  )
}
