import styles from '../common/auth.module.css'
import { logOut } from '../session/log-out.ts'
import { useAccessText } from '../common/use-access-text.ts'

/** A popup that must be answered has no way back into the site, but always one out of it. */
export const LeaveInstead = ({ onLeft }: { readonly onLeft: () => void }) => {
  const t = useAccessText()
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
