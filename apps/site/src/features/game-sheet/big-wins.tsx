import type { GameDetail } from '@trevo/contract/wps/games/game-detail.ts'
import { formatDate, formatMoneyText } from '@trevo/i18n/format.ts'
import { useLanguage } from '../../core/language/language.tsx'
import styles from './game.module.css'
import { useText } from '../../core/language/use-text.ts'

/** Recent large wins; names are masked by the server. */
export const BigWins = ({ wins }: { readonly wins: GameDetail['bigWins'] }) => {
  const t = useText('game')
  const { locale } = useLanguage()
  return (
    <section className={styles['part']}>
      <h3>{t('game.bigWins')}</h3>
      {wins.length === 0 ? (
        <p className={styles['calm']}>{t('game.noBigWins')}</p>
      ) : (
        <ol className={styles['wins']}>
          {wins.map(({ customerName, winAmount, wonAt }, index) => (
            // Two people may have the same masked name at the same moment.
            <li key={`${index}${wonAt}`}>
              <b>{customerName}</b>
              <time dateTime={wonAt}>{formatDate(new Date(wonAt), locale)}</time>
              <em>{formatMoneyText(winAmount, locale)}</em>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
