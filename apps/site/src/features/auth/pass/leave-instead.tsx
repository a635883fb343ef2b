import styles from '../common/auth.module.css'
import { logOut } from '../session/log-out.ts'
import { useText } from '../../../core/language/use-text.ts'

/** A popup that must be answered cannot be closed, but always offers to log out. */
export const LeaveInstead = ({ onLeft }: { readonly onLeft: () => void }) => {
  const t = useText('access')
  const leave = async () => {
    await logOut()
    onLeft()
  }
  return (
    <p className={styles['foot']}>
      <button type="button" onClick={() => void leave()}>
        {t('pass.signOut')}
      </button>
    </p>
  )
}
