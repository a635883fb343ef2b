import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Link } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import styles from './open-code.module.css'
import { openCodeQuery } from './queries.ts'
import { useText } from '../../../core/language/use-text.ts'

/** A link back to an unpaid code, for a member who left the page. */
export const OpenCode = () => {
  const t = useText('cashier')
  const { locale } = useLanguage()
  const { data } = useQuery(openCodeQuery())
  const [record] = data?.records ?? []
  if (!record) return null
  const amount = formatAmount(record.requestedAmount, { locale })
  return (
    <aside className={styles['open']}>
      <p>{t('cashier.openCode', { amount })}</p>
      <Link
        className={buttonClass('plain')}
        to={to.member('depositv2', { deposit: record.transId })}
      >
        {t('common.continue')}
      </Link>
    </aside>
  )
}
