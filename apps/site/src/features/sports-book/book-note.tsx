import { formatBp } from '@trevo/i18n/format.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './sports-book.module.css'

/** The house margin, and a notice that no team here is real. */
export const BookNote = ({ marginBp }: { readonly marginBp: number }) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  return (
    <p className={styles['note']}>
      {t('sports.margin', { margin: formatBp(marginBp, locale) })} {t('sports.simulated')}
    </p>
  )
}
