import { Button } from '@trevo/ui/button.tsx'
import { useEffect } from 'react'
import { Empty } from '../../core/lists/empty.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { askForLogin } from '../../core/session/require-login.ts'
import styles from './account.module.css'
import { useText } from '../../core/language/use-text.ts'

/**
 * ROLE-8, ROUTE-20: visitors without a full account stay on the path and see what to do. A guest gets
 * the login popup at once.
 */
export const MembersOnly = ({
  phase,
  heading = 'h1',
}: {
  readonly phase: 'guest' | 'trial'
  readonly heading?: 'h1' | 'h2'
}) => {
  const t = useText('account')
  useEffect(() => {
    if (phase === 'guest') askForLogin()
  }, [phase])
  const signUp = (
    <Button look={phase === 'guest' ? 'plain' : 'brand'} onClick={() => openPopup('register', {})}>
      {t('common.signUp')}
    </Button>
  )
  if (phase === 'trial') {
    return (
      <Empty
        heading={heading}
        drawing="crown"
        title={t('common.registerFirst')}
        text={t('member.trialText')}
        action={signUp}
      />
    )
  }
  return (
    <Empty
      heading={heading}
      drawing="locked"
      title={t('member.guestTitle')}
      text={t('member.guestText')}
      action={
        <div className={styles['doorActions']}>
          <Button onClick={askForLogin}>{t('common.logIn')}</Button>
          {signUp}
        </div>
      }
    />
  )
}
