import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { to } from '../../../core/router/to.ts'
import { returnTo } from '../../../core/session/return-to.ts'
import styles from './to-deposit.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** A link to a deposit and back to the desk; the cart is kept. */
export const ToDeposit = ({ back }: { readonly back: string }) => {
  const t = useText('lottery-desk')
  return (
    <>
      <Link
        to={to.member('depositv2')}
        className={buttonClass('brand', 'large', true)}
        onClick={() => returnTo.note(back)}
      >
        {t('desk.deposit')}
      </Link>
      <p className={styles['kept']}>{t('desk.cartKept')}</p>
    </>
  )
}
